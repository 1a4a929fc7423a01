import { expect, it } from 'vitest';
import { cityOf, timeIn, visitorTime } from './booking-times';

const times = { startsAt: '2026-11-26T23:30:00.000Z', endsAt: '2026-11-27T00:30:00.000Z', timeZone: 'Asia/Kolkata' };

it('tells a time in the studio’s zone and in the visitor’s', () => {
  expect(timeIn('Europe/London', times)).toBe('Thu 26 Nov 2026, 23:30 to 00:30');
  expect(visitorTime(times, 'Europe/London')).toBe('Fri 27 Nov 2026, 05:00 to 06:00');
});

it('tells the visitor’s only where it differs and is known', () => {
  expect(visitorTime({ ...times, timeZone: 'Europe/Lisbon' }, 'Europe/London')).toBeNull();
  expect(visitorTime({ ...times, timeZone: null }, 'Europe/London')).toBeNull();
});

it('names a zone by its city', () => {
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(cityOf('UTC')).toBe('UTC');
});
