// Made once: making a formatter costs a hundred times what using it does.
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'November 20, 2026', in UTC. */
export function longDate(iso: string): string {
  return long.format(new Date(iso));
}
