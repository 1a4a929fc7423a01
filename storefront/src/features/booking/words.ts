const inUtc = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
};

/** 'Monday, November 23' of 'YYYY-MM-DD'. */
export const dayText = inUtc({ weekday: 'long', month: 'long', day: 'numeric' });
/** 'November 2026' of a day in it. */
export const monthText = inUtc({ month: 'long', year: 'numeric' });

/** '10:00 AM' at an instant in a time zone. */
export function timeText(timeZone: string, instant: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  // Some browsers separate by a narrow no-break space.
  return format.format(new Date(instant)).replaceAll(/\s/g, ' ');
}

/** 'New York' of 'America/New_York'. */
export const zoneText = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
