import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../studio/studio';
import { freeSlots, type Interval } from './slots';

const HOURS: OpeningHours[] = [
  { firstDay: 'Mon', lastDay: 'Fri', opens: '09:00', closes: '18:00' },
  { firstDay: 'Sat', lastDay: 'Sat', opens: '10:00', closes: '16:00' },
  { firstDay: 'Sun', lastDay: 'Sun', opens: null, closes: null },
];

interface Given {
  now: string;
  timeZone?: string;
  hours?: OpeningHours[];
  taken?: Interval[];
}

/** Free slots by the studio's date. */
function offered({ now, timeZone = 'Europe/London', hours = HOURS, taken = [] }: Given): Map<string, string[]> {
  const days = freeSlots({ timeZone, hours }, Date.parse(now), taken);
  return new Map(days.map(({ date, starts }) => [date, starts.map((start) => new Date(start).toISOString())]));
}

const hourly = (date: string, first: number, count: number) =>
  Array.from({ length: count }, (_, hour) =>
    new Date(Date.parse(`${date}T00:00Z`) + (first + hour) * 3_600_000).toISOString(),
  );

describe('the slots of a week', () => {
  const week = offered({ now: '2026-11-20T12:00:00Z' });

  it('fill the hours of the day, the last ending when the studio closes', () => {
    expect(week.get('2026-11-24')).toEqual(hourly('2026-11-24', 9, 9));
    expect(week.get('2026-11-28')).toEqual(hourly('2026-11-28', 10, 6));
    expect(week.get('2026-11-29')).toEqual([]);
  });

  it('begin a day ahead to the minute and end after thirty', () => {
    expect([...week.keys()].at(0)).toBe('2026-11-20');
    expect(week.get('2026-11-20')).toEqual([]);
    expect(week.get('2026-11-21')).toEqual(hourly('2026-11-21', 12, 4));
    expect([...week.keys()].at(-1)).toBe('2026-12-20');
    const late = offered({ now: '2026-11-21T10:00:01Z' });
    expect(late.get('2026-12-21')).toEqual(hourly('2026-12-21', 9, 2));
  });
});

describe('when the clocks change', () => {
  it('the same hour of the studio is another hour of the world', () => {
    const spring = offered({ now: '2026-03-20T12:00:00Z' });
    expect(spring.get('2026-03-27')).toEqual(hourly('2026-03-27', 9, 9));
    expect(spring.get('2026-03-30')).toEqual(hourly('2026-03-30', 8, 9));
    const autumn = offered({ now: '2026-10-20T12:00:00Z' });
    expect(autumn.get('2026-10-23')).toEqual(hourly('2026-10-23', 8, 9));
    expect(autumn.get('2026-10-26')).toEqual(hourly('2026-10-26', 9, 9));
  });

  it('a night that is an hour shorter or longer has a slot less or more', () => {
    const hours: OpeningHours[] = [{ firstDay: 'Mon', lastDay: 'Sun', opens: '00:00', closes: '06:00' }];
    expect(offered({ now: '2026-03-20T12:00:00Z', hours }).get('2026-03-29')).toEqual(hourly('2026-03-29', 0, 5));
    expect(offered({ now: '2026-10-20T12:00:00Z', hours }).get('2026-10-25')).toEqual(hourly('2026-10-24', 23, 7));
  });
});

describe('a slot is not offered', () => {
  const at = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) });

  it('when somebody has it', () => {
    const taken = [at('2026-11-24T11:00:00Z', '2026-11-24T12:00:00Z')];
    const free = offered({ now: '2026-11-20T12:00:00Z', taken }).get('2026-11-24');
    expect(free).toEqual([...hourly('2026-11-24', 9, 2), ...hourly('2026-11-24', 12, 6)]);
  });

  it('when an appointment made before the hours changed reaches into it', () => {
    const taken = [at('2026-11-24T10:30:00Z', '2026-11-24T11:30:00Z')];
    const free = offered({ now: '2026-11-20T12:00:00Z', taken }).get('2026-11-24');
    expect(free).toEqual([...hourly('2026-11-24', 9, 1), ...hourly('2026-11-24', 12, 6)]);
  });
});

describe('a studio elsewhere', () => {
  it('has its own calendar', () => {
    const free = offered({ now: '2026-11-20T23:30:00Z', timeZone: 'Pacific/Auckland' });
    expect([...free.keys()].at(0)).toBe('2026-11-21');
    expect(free.get('2026-11-24')?.at(0)).toBe('2026-11-23T20:00:00.000Z');
  });

  it('may name a run of days that passes over Sunday', () => {
    const hours: OpeningHours[] = [{ firstDay: 'Sat', lastDay: 'Mon', opens: '09:00', closes: '10:00' }];
    const free = offered({ now: '2026-11-20T12:00:00Z', hours });
    const open = [...free].filter(([, starts]) => starts.length > 0).map(([date]) => date);
    expect(open.slice(0, 4)).toEqual(['2026-11-22', '2026-11-23', '2026-11-28', '2026-11-29']);
  });
});
