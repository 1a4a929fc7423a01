import { Flex, Grid } from '@strapi/design-system';
import type { ReactNode } from 'react';

/** What a page is about beside its facts and actions; below each other on a narrow screen. */
export function Columns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <Grid.Root gap={6} style={{ alignItems: 'start' }}>
      <Column col={8}>{children}</Column>
      <Column col={4}>{aside}</Column>
    </Grid.Root>
  );
}

function Column({ col, children }: { col: number; children: ReactNode }) {
  return (
    <Grid.Item col={col} xs={12} direction="column" alignItems="stretch">
      <Flex direction="column" alignItems="stretch" gap={6}>
        {children}
      </Flex>
    </Grid.Item>
  );
}
