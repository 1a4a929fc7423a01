import type { BookingSlots } from '@kiln/contracts/inquiries-api';
import { Notice } from '../../components/ui/notice';
import { Booked } from './booked';
import { byDay } from './calendar';
import { DetailsForm } from './details-form';
import { MonthGrid } from './month-grid';
import { StepList } from './step-list';
import { StepPanel } from './step-panel';
import { studioTime, TimeList } from './time-list';
import { useBooking } from './use-booking';
import { dayText, timeText, zoneText } from './words';

export interface BookingFlowProps {
  slots: BookingSlots;
  /** The visitor's, IANA. */
  timeZone: string;
  reload: () => Promise<unknown>;
}

/** Date, time, details, confirmation: everything in the visitor's own calendar. */
export function BookingFlow({ slots, timeZone, reload }: BookingFlowProps) {
  const { step, day, startsAt, moved, busy, problem, booking, details, setDetails, goTo, book } = useBooking(
    timeZone,
    reload,
  );
  const studioZone = slots.timeZone;
  const days = byDay(
    timeZone,
    slots.days.flatMap((one) => one.slots.map((slot) => slot.startsAt)),
  );
  const times = (day && days.get(day)) || [];
  const timeWords = startsAt && [timeText(timeZone, startsAt), studioTime(startsAt, timeZone, studioZone)];

  if (booking) return <Booked booking={booking} email={details.email} {...{ timeZone, studioZone }} />;
  return (
    <div className="columns-12 gap-y-12">
      <div className="col-span-12 md:col-span-3">
        <StepList
          step={step}
          chosen={{ 1: day && dayText(day), 2: timeWords ? timeWords.filter(Boolean).join(', ') : undefined }}
          onGoTo={(earlier) => goTo({ step: earlier })}
        />
      </div>
      <div className="col-span-12 md:col-span-8 md:col-start-5">
        {step === 1 && (
          <StepPanel key={1} title="Choose a date" takesFocus={moved}>
            <MonthGrid
              free={new Map([...days].map(([date, free]) => [date, free.length]))}
              selected={day}
              onChoose={(date) => goTo({ step: 2, day: date })}
            />
            <ZoneNote {...{ timeZone, studioZone }} />
          </StepPanel>
        )}
        {step === 2 && day && (
          <StepPanel key={2} title={dayText(day)} takesFocus onBack={() => goTo({ step: 1 })}>
            {problem && (
              <div className="mb-6 max-w-160">
                <Notice kind="error">{problem.message}</Notice>
              </div>
            )}
            {times.length > 0 ? (
              <TimeList
                selected={startsAt}
                onChoose={(time) => goTo({ step: 3, startsAt: time })}
                {...{ times, timeZone, studioZone }}
              />
            ) : (
              <p className="text-muted">No time is left on this day. Go back and choose another.</p>
            )}
            <ZoneNote {...{ timeZone, studioZone }} />
          </StepPanel>
        )}
        {step === 3 && startsAt && (
          <StepPanel key={3} title="Your details" takesFocus onBack={() => goTo({ step: 2 })}>
            <DetailsForm onDetails={setDetails} onSubmit={() => void book(startsAt)} {...{ details, busy, problem }} />
          </StepPanel>
        )}
      </div>
    </div>
  );
}

/** Whose clock the times are by. */
function ZoneNote({ timeZone, studioZone }: { timeZone: string; studioZone: string }) {
  return (
    <p className="mt-6 text-small text-muted">
      Times are {zoneText(timeZone)} time
      {timeZone === studioZone ? '.' : `, yours. The studio is in ${zoneText(studioZone)}.`}
    </p>
  );
}
