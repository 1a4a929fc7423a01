import { expect, it } from 'vitest';
import { timeIn } from './time-in';

it('tells an instant by the clocks of the studio', () => {
  expect(timeIn('Europe/London', '2026-11-21T09:00:00.000Z')).toBe('21 November 2026, 09:00');
  expect(timeIn('Europe/London', '2026-07-01T09:00:00.000Z')).toMatch(/, 10:00$/);
  expect(timeIn('Asia/Tokyo', '2026-11-21T15:00:00.000Z')).toBe('22 November 2026, 00:00');
});
