import { Box, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  children: ReactNode;
}

/** One line of a description list. */
export function Fact({ name, children }: FactProps) {
  return (
    <Box>
      <Typography tag="dt" variant="pi" textColor="neutral600">
        {name}
      </Typography>
      <Typography tag="dd" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl style={{ display: 'grid', gap: '1.2rem' }}>{children}</dl>;
}
