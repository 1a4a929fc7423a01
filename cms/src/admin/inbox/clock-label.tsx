import { Typography } from '@strapi/design-system';
import { clockOf } from './clock';
import { useNow } from './use-now';

const COLOURS = { plain: 'neutral600', soon: 'warning600', overdue: 'danger600' } as const;

interface ClockLabelProps {
  /** Null: nobody waits, nothing is shown. */
  waitingSince: string | null;
}

/** The 24 hours that the site promises, as they run for an inquiry. */
export function ClockLabel({ waitingSince }: ClockLabelProps) {
  const now = useNow();
  if (waitingSince === null) return null;
  const { text, tone } = clockOf(waitingSince, now);
  return (
    <Typography textColor={COLOURS[tone]} fontWeight={tone === 'plain' ? 'regular' : 'semiBold'}>
      {text}
    </Typography>
  );
}
