import { expect, it } from 'vitest';
import { daysText, timeText } from './business-hours';

it.each([
  [{ firstDay: 'Mon', lastDay: 'Fri', opens: '09:00', closes: '18:00' }, 'Mon-Fri', '9:00 AM-6:00 PM'],
  [{ firstDay: 'Sat', lastDay: 'Sat', opens: '10:00', closes: '16:00' }, 'Sat', '10:00 AM-4:00 PM'],
  [{ firstDay: 'Sun', lastDay: 'Sun', opens: null, closes: null }, 'Sun', 'Closed'],
  [{ firstDay: 'Sat', lastDay: 'Sun', opens: '00:00', closes: '12:30' }, 'Sat-Sun', '12:00 AM-12:30 PM'],
] as const)('says when the studio is open: %j', (hours, days, time) => {
  expect(daysText(hours)).toBe(days);
  expect(timeText(hours)).toBe(time);
});
