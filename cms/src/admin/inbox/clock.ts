const HOUR = 3_600_000;
/** What the site promises: an answer within 24 hours. */
const ANSWER_WITHIN = 24 * HOUR;
/** From then on it is urgent. */
const SOON = 6 * HOUR;

export interface Clock {
  text: string;
  tone: 'plain' | 'soon' | 'overdue';
}

/** How long somebody has waited for our answer, and how long is left. @param now milliseconds since 1970 */
export function clockOf(waitingSince: string, now: number): Clock {
  const waited = Math.max(0, now - Date.parse(waitingSince));
  const left = ANSWER_WITHIN - waited;
  if (left <= 0) return { text: left > -60_000 ? 'Overdue' : `Overdue by ${duration(-left)}`, tone: 'overdue' };
  return { text: `Waits ${duration(waited)}, ${duration(left)} left`, tone: left <= SOON ? 'soon' : 'plain' };
}

/** '40 min', '5 h', '3 days': what matters of it. @param length milliseconds */
export function duration(length: number): string {
  const minutes = Math.floor(length / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}
