import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '../../components/ui/class-names';
import { IconButton } from '../../components/ui/icon-button';
import { addDays, addMonths, monthOf, weekdayOf, weeksOf } from './calendar';
import { dayText, monthText } from './words';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export interface MonthGridProps {
  /** How many free times a day has; a day that is not in it has none. At least one entry, in order. */
  free: ReadonlyMap<string, number>;
  selected: string | undefined;
  onChoose: (day: string) => void;
}

/** A month as the ARIA practices' date grid: arrows, Home, End, Page Up and Page Down move, Enter chooses. */
export function MonthGrid({ free, selected, onChoose }: MonthGridProps) {
  const days = [...free.keys()];
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const [current, setCurrent] = useState(selected ?? first);
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);

  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
    byKey.current = false;
  }, [current]);

  const clamp = (day: string) => (day < first ? first : day > last ? last : day);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, current);
    if (next === undefined) return;
    event.preventDefault();
    byKey.current = true;
    setCurrent(clamp(next));
  };
  const month = monthOf(current);
  const turn = (months: number) => setCurrent(clamp(addMonths(`${month}-01`, months)));

  return (
    <div className="max-w-160">
      <div className="flex items-center justify-between gap-4 pb-4">
        <p id="booking-month" aria-live="polite" className="display-title text-title">
          {monthText(current)}
        </p>
        <div className="-mr-3 flex">
          <IconButton
            icon="arrow-left"
            label="Previous month"
            disabled={month <= monthOf(first)}
            onClick={() => turn(-1)}
          />
          <IconButton icon="arrow" label="Next month" disabled={month >= monthOf(last)} onClick={() => turn(1)} />
        </div>
      </div>
      <table
        ref={grid}
        role="grid"
        aria-labelledby="booking-month"
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-separate border-spacing-0.5"
      >
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name} className="label-type pb-2 text-left font-normal">
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) => (
                <td key={weekday} role="gridcell" aria-selected={day !== null && day === selected} className="p-0">
                  {day && (
                    <Day
                      day={day}
                      times={free.get(day) ?? 0}
                      isSelected={day === selected}
                      isCurrent={day === current}
                      onFocus={() => setCurrent(day)}
                      onChoose={() => onChoose(day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps {
  day: string;
  times: number;
  isSelected: boolean;
  /** The grid's one stop for the Tab key. */
  isCurrent: boolean;
  onFocus: () => void;
  onChoose: () => void;
}

/** A day without free times can be visited by keyboard, and says so, but not chosen. */
function Day({ day, times, isSelected, isCurrent, onFocus, onChoose }: DayProps) {
  const free = times > 0;
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isCurrent ? 0 : -1}
      aria-disabled={!free}
      onFocus={onFocus}
      onClick={() => free && onChoose()}
      className={classNames(
        'figures relative flex aspect-square w-full flex-col items-start justify-between p-1.5 text-body transition-colors sm:aspect-4/3 sm:p-2.5',
        isSelected && 'bg-action text-on-action',
        !isSelected && free && 'bg-raised font-semibold text-action hover:bg-action hover:text-on-action',
        !free && 'cursor-default text-muted',
      )}
    >
      <span>
        <span className="sr-only">{dayText(day).replace(/\d+$/, '')}</span>
        {Number(day.slice(-2))}
        {!free && <span className="sr-only">, no free times</span>}
      </span>
      {free && (
        <>
          <span aria-hidden="true" className="h-0.5 w-3 bg-current sm:hidden" />
          <span className="sr-only text-caption font-normal sm:not-sr-only">
            <span className="sr-only">, </span>
            {times} free
            <span className="sr-only"> {times === 1 ? 'time' : 'times'}</span>
          </span>
        </>
      )}
    </button>
  );
}

function dayAfterKey(key: string, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}
