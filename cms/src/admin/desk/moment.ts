const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const momentFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** '21 Nov 2026', in the time zone of the reader. */
export function day(instant: string): string {
  return dayFormat.format(new Date(instant));
}

/** '21 Nov 2026, 14:03', in the time zone of the reader. */
export function moment(instant: string): string {
  return momentFormat.format(new Date(instant));
}
