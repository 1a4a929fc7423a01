import { Box, Typography } from '@strapi/design-system';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  children: ReactNode;
}

/** A white box with a heading, as the panel's edit views have them. */
export function Panel({ title, children }: PanelProps) {
  const id = useId();
  return (
    <Box tag="section" aria-labelledby={id} background="neutral0" hasRadius shadow="tableShadow" padding={6}>
      <Box paddingBottom={4}>
        <Typography id={id} variant="delta" tag="h2">
          {title}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
