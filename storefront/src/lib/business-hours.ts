import type { BusinessHours } from '@kiln/contracts/content-api';

/** 'Mon-Fri' or 'Sat' (S 2). */
export function daysText({ firstDay, lastDay }: BusinessHours): string {
  return firstDay === lastDay ? firstDay : `${firstDay}-${lastDay}`;
}

/** '9:00 AM-6:00 PM' or 'Closed' (S 2). */
export function timeText({ opens, closes }: BusinessHours): string {
  return opens !== null && closes !== null ? `${twelveHours(opens)}-${twelveHours(closes)}` : 'Closed';
}

/** '18:00' as '6:00 PM'. */
function twelveHours(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
