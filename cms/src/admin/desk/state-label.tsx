import { Status, Typography } from '@strapi/design-system';
import type { Label } from './label';

interface StateLabelProps {
  label: Label;
}

export function StateLabel({ label }: StateLabelProps) {
  return (
    <Status variant={label.tone} size="S" width="fit-content">
      <Typography variant="omega" fontWeight="semiBold">
        {label.text}
      </Typography>
    </Status>
  );
}
