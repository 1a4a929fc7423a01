import { Status, Typography } from '@strapi/design-system';

interface StateLabelProps {
  label: { text: string; tone: 'success' | 'warning' | 'danger' | 'secondary' | 'neutral' };
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
