/** Days are 'YYYY-MM-DD', months 'YYYY-MM': dates of a calendar, not instants. */
const DAY_MS = 86_400_000;

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date) => date.toISOString().slice(0, 10);

export const monthOf = (day: string) => day.slice(0, 7);
export const addDays = (day: string, count: number) => toDay(new Date(utc(day).getTime() + count * DAY_MS));

/** The same day of another month, or that month's last. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return toDay(new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))));
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string) => (utc(day).getUTCDay() + 6) % 7;

/** The weeks of a month, Monday first; null where another month's days would stand. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const weeks: (string | null)[][] = [];
  for (let monday = addDays(first, -weekdayOf(first)); monthOf(monday) <= month; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, weekday) => addDays(monday, weekday));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)));
  }
  return weeks;
}

/** The calendar's day at an instant in a time zone. */
export function dayIn(timeZone: string, instant: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return parts.format(new Date(instant));
}

/** Instants by the day that they fall on in a time zone, each day in order. */
export function byDay(timeZone: string, instants: readonly string[]): Map<string, string[]> {
  const days = new Map<string, string[]>();
  for (const instant of instants) {
    const day = dayIn(timeZone, instant);
    days.set(day, [...(days.get(day) ?? []), instant]);
  }
  return days;
}
