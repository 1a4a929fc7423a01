import { expect, it } from 'vitest';
import { clockOf } from './clock';

const since = '2026-11-20T10:00:00.000Z';
const after = (hours: number) => clockOf(since, Date.parse(since) + hours * 3_600_000);

it.each([
  [0, 'Waits 0 min, 24 h left', 'plain'],
  [-1, 'Waits 0 min, 24 h left', 'plain'],
  [0.7, 'Waits 42 min, 23 h left', 'plain'],
  [5, 'Waits 5 h, 19 h left', 'plain'],
  [18, 'Waits 18 h, 6 h left', 'soon'],
  [23.9, 'Waits 23 h, 6 min left', 'soon'],
  [24, 'Overdue', 'overdue'],
  [24.5, 'Overdue by 30 min', 'overdue'],
  [26, 'Overdue by 2 h', 'overdue'],
  [24 * 4, 'Overdue by 3 days', 'overdue'],
])('%d hours after it came: %s', (hours, text, tone) => {
  expect(after(hours)).toEqual({ text, tone });
});
