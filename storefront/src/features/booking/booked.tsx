import type { Booking } from '@kiln/contracts/inquiries-api';
import { Button, ButtonLink } from '../../components/ui/button';
import { DataTable } from '../../components/ui/data-table';
import { paths } from '../../config/paths';
import { dayIn } from './calendar';
import { StepPanel } from './step-panel';
import { studioTime } from './time-list';
import { dayText, timeText, zoneText } from './words';

export interface BookedProps {
  booking: Booking;
  email: string;
  timeZone: string;
  studioZone: string;
}

/** The confirmation: what was booked, by the server's word. */
export function Booked({ booking, email, timeZone, studioZone }: BookedProps) {
  const { reference, startsAt, endsAt } = booking;
  const atStudio = studioTime(startsAt, timeZone, studioZone);
  return (
    <StepPanel title="Booked." takesFocus>
      <div className="columns-12 gap-y-10">
        <p className="display-type figures col-span-12 text-display lg:col-span-7">
          {/* Weekday, date and time, a line each. */}
          {`${dayText(dayIn(timeZone, startsAt))}, ${timeText(timeZone, startsAt)}`.split(/(?<=,) /).map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </p>
        <div className="col-span-12 lg:col-span-4 lg:col-start-9">
          <DataTable
            rows={[
              ['Reference', reference],
              ['Until', `${timeText(timeZone, endsAt)}, ${zoneText(timeZone)} time`],
              ...(atStudio ? [['At the studio', atStudio] as const] : []),
            ]}
          />
          <p className="mt-6 text-small text-muted">
            A confirmation is on its way to <span className="break-words text-text">{email}</span>, with the same
            calendar file.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-6">
            <Button icon="download" onClick={() => downloadCalendar(booking)}>
              Add to calendar
            </Button>
            <ButtonLink to={paths.portfolio} variant="quiet">
              Our Work
            </ButtonLink>
          </div>
        </div>
      </div>
    </StepPanel>
  );
}

function downloadCalendar({ reference, calendar }: Booking): void {
  const url = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${reference}.ics`;
  link.click();
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
