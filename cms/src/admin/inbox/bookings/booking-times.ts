interface Times {
  startsAt: string;
  endsAt: string;
  /** The visitor's, IANA; null: unknown. */
  timeZone: string | null;
}

/** 'Thu 26 Nov 2026, 10:00 to 11:00' in a time zone. */
export function timeIn(zone: string, { startsAt, endsAt }: Omit<Times, 'timeZone'>): string {
  const day = format(startsAt, zone, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  return `${day.replace(',', '')}, ${clock(startsAt, zone)} to ${clock(endsAt, zone)}`;
}

/** The visitor's time where their clock differs from the studio's; null where it does not, or is not known. */
export function visitorTime(times: Times, studioZone: string): string | null {
  const { timeZone } = times;
  if (timeZone === null) return null;
  const theirs = timeIn(timeZone, times);
  return theirs === timeIn(studioZone, times) ? null : theirs;
}

/** 'America/Argentina/Buenos_Aires' is said as 'Buenos Aires'. */
export function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

function clock(instant: string, zone: string): string {
  return format(instant, zone, { hour: '2-digit', minute: '2-digit' });
}

function format(instant: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(new Date(instant));
}
