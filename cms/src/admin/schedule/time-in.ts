/** '21 November 2026, 09:00' of an instant, by the clocks of a time zone. */
export function timeIn(timeZone: string, instant: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(new Date(instant));
  const day = format({ day: 'numeric', month: 'long', year: 'numeric' });
  return `${day}, ${format({ hour: '2-digit', minute: '2-digit' })}`;
}
