import { formatInTimeZone, zonedTimeToUtc } from 'date-fns-tz';
import { WEEKDAYS, type OpeningHours, type Studio } from '../studio/studio';

export const SLOT_MINUTES = 60;
export const SLOT_MS = SLOT_MINUTES * 60_000;
export const NOTICE_MS = 24 * 60 * 60_000;
export const AHEAD_DAYS = 30;

const DAY_MS = 24 * 60 * 60_000;

/** A stretch of time, in milliseconds since 1970. */
export interface Interval {
  start: number;
  end: number;
}

export interface SlotDay {
  /** YYYY-MM-DD in the studio's calendar. */
  date: string;
  /** Starts of the free slots. */
  starts: number[];
}

/** The studio's date at an instant, YYYY-MM-DD. */
export function dateIn(timeZone: string, instant: number): string {
  return formatInTimeZone(instant, timeZone, 'yyyy-MM-dd');
}

/**
 * The days of the bookable window with their free slots: an hour each from opening to closing, from 24 hours after now
 * to 30 days ahead, without those that touch a taken time. Hours are real ones on the days when the clocks change.
 */
export function freeSlots(studio: Pick<Studio, 'hours' | 'timeZone'>, now: number, taken: Interval[]): SlotDay[] {
  const earliest = now + NOTICE_MS;
  const latest = now + AHEAD_DAYS * DAY_MS;
  const isFree = (start: number) => taken.every((other) => start + SLOT_MS <= other.start || other.end <= start);

  return datesBetween(dateIn(studio.timeZone, now), dateIn(studio.timeZone, latest)).map((date) => ({
    date,
    starts: slotsOf(date, studio).filter((start) => start >= earliest && start <= latest && isFree(start)),
  }));
}

function slotsOf(date: string, { hours, timeZone }: Pick<Studio, 'hours' | 'timeZone'>): number[] {
  const starts: number[] = [];
  for (const { opens, closes } of hours.filter((row) => covers(row, date))) {
    if (opens === null || closes === null) continue;
    const end = zonedTimeToUtc(`${date}T${closes}:00`, timeZone).getTime();
    let start = zonedTimeToUtc(`${date}T${opens}:00`, timeZone).getTime();
    for (; start + SLOT_MS <= end; start += SLOT_MS) starts.push(start);
  }
  return [...new Set(starts)].toSorted((one, other) => one - other);
}

/** Whether a run of days, which may pass over Sunday, has this date's weekday. */
function covers({ firstDay, lastDay }: OpeningHours, date: string): boolean {
  const first = WEEKDAYS.indexOf(firstDay);
  const day = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const after = (count: number) => (count - first + 7) % 7;
  return after(day) <= after(WEEKDAYS.indexOf(lastDay));
}

function datesBetween(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let day = Date.parse(first); day <= Date.parse(last); day += DAY_MS) {
    dates.push(new Date(day).toISOString().slice(0, 'YYYY-MM-DD'.length));
  }
  return dates;
}
