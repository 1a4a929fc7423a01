const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '21 Nov' of a UTC day, YYYY-MM-DD. */
export function dayLabel(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
