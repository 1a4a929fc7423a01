import { describe, expect, it } from 'vitest';
import { addMonths, byDay, dayIn, weeksOf } from './calendar';
import { dayText, monthText, timeText, zoneText } from './words';

describe('a month', () => {
  it('is in weeks from Monday to Sunday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(weeksOf('2026-02')).toHaveLength(5);
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  it.each([
    ['2026-12-31', 2, '2027-02-28'],
    ['2027-01-31', -1, '2026-12-31'],
    ['2028-01-31', 1, '2028-02-29'],
  ])('%s and %i months more is %s', (day, months, result) => {
    expect(addMonths(day, months)).toBe(result);
  });
});

describe('an instant', () => {
  const INSTANT = '2026-11-23T22:30:00.000Z';

  it.each([
    ['Europe/London', '2026-11-23', '10:30 PM'],
    ['America/New_York', '2026-11-23', '5:30 PM'],
    ['Pacific/Auckland', '2026-11-24', '11:30 AM'],
  ])('in %s is %s, %s', (zone, day, time) => {
    expect(dayIn(zone, INSTANT)).toBe(day);
    expect(timeText(zone, INSTANT)).toBe(time);
  });

  it('belongs to the day of the visitor', () => {
    const days = byDay('Pacific/Auckland', ['2026-11-23T10:00:00.000Z', INSTANT]);
    expect([...days]).toEqual([
      ['2026-11-23', ['2026-11-23T10:00:00.000Z']],
      ['2026-11-24', [INSTANT]],
    ]);
  });
});

it('days, months and zones have words', () => {
  expect(dayText('2026-11-23')).toBe('Monday, November 23');
  expect(monthText('2026-11-23')).toBe('November 2026');
  expect(zoneText('America/New_York')).toBe('New York');
});
