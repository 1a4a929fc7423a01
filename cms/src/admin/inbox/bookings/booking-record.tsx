import { Box, Typography } from '@strapi/design-system';
import { moment } from '../../desk/moment';
import { Panel } from '../../desk/panel';
import type { Booking } from '../wire';
import { BOOKING_STATES } from '../words';

/** Notes, and who changed what when, oldest first. Not shown where there is nothing. */
export function BookingRecord({ booking: { entries } }: { booking: Booking }) {
  if (entries.length === 0) return null;
  return (
    <Panel title="Notes and changes">
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Box
              background={entry.kind === 'note' ? 'warning100' : 'neutral100'}
              hasRadius
              padding={4}
              marginBottom={3}
            >
              <Typography tag="p" variant="pi" textColor="neutral600">
                {titleOf(entry)}, <time dateTime={entry.at}>{moment(entry.at)}</time>
              </Typography>
              {entry.text !== null && (
                <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {entry.text}
                </Typography>
              )}
            </Box>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function titleOf({ kind, actor, detail, text }: Booking['entries'][number]): string {
  if (kind === 'note') return `Note by ${actor}, not sent`;
  const { to } = detail;
  const state = to === 'booked' || to === 'cancelled' || to === 'spam' ? BOOKING_STATES[to].text : 'Changed';
  return text === null ? `${state} by ${actor}` : `${state} by ${actor}, with a note to the visitor`;
}
