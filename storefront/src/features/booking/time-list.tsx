import { dayIn } from './calendar';
import { dayText, timeText, zoneText } from './words';

export interface TimeListProps {
  /** Free times of one day, as instants. */
  times: readonly string[];
  selected: string | undefined;
  /** The visitor's and the studio's, IANA. */
  timeZone: string;
  studioZone: string;
  onChoose: (startsAt: string) => void;
}

/** The day's free times, 300 px wide; the studio's own time beside the visitor's where they differ. */
export function TimeList({ times, selected, timeZone, studioZone, onChoose }: TimeListProps) {
  return (
    <ul aria-label="Free times" className="w-[300px] max-w-full border-t border-hairline">
      {times.map((startsAt) => {
        const time = timeText(timeZone, startsAt);
        const atStudio = studioTime(startsAt, timeZone, studioZone);
        return (
          <li key={startsAt} className="border-b border-hairline">
            <button
              type="button"
              aria-pressed={startsAt === selected}
              onClick={() => onChoose(startsAt)}
              className="group figures flex min-h-14 w-full items-center justify-between gap-4 px-3 text-left font-semibold transition-colors hover:bg-action hover:text-on-action aria-pressed:bg-action aria-pressed:text-on-action"
            >
              <span className="text-action group-hover:text-inherit group-aria-pressed:text-inherit">{time}</span>
              {atStudio && <span className="text-caption font-normal">{atStudio}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** '2:00 PM in London'; with the weekday when it is another day there; nothing when the clocks agree. */
export function studioTime(startsAt: string, timeZone: string, studioZone: string): string | undefined {
  const there = timeText(studioZone, startsAt);
  const day = dayIn(studioZone, startsAt);
  const sameDay = day === dayIn(timeZone, startsAt);
  if (sameDay && there === timeText(timeZone, startsAt)) return undefined;
  return `${sameDay ? '' : `${dayText(day).slice(0, 3)} `}${there} in ${zoneText(studioZone)}`;
}
