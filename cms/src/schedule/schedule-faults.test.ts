import { expect, it } from 'vitest';
import { scheduleFaults } from './schedule-faults';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const BEFORE = '2026-11-20T09:00:00.000Z';
const SOON = '2026-11-20T11:00:00.000Z';
const LATER = '2026-11-20T12:00:00.000Z';

it.each([
  [{}, {}],
  [{}, { publishAt: SOON, takeDownAt: LATER }],
  [{ publishAt: LATER }, { publishAt: null, takeDownAt: SOON }],
  [{ publishAt: BEFORE }, { publishAt: '2026-11-20T09:00:00Z' }],
])('from %j to %j is fine', (before, after) => expect(scheduleFaults(before, after, NOW)).toEqual([]));

it.each([
  [{}, { publishAt: BEFORE }, 'publishAt', /over.*press Publish/],
  [{ publishAt: SOON }, { publishAt: BEFORE }, 'publishAt', /over/],
  [{}, { takeDownAt: BEFORE }, 'takeDownAt', /over.*unpublish/],
  [{}, { publishAt: LATER, takeDownAt: SOON }, 'takeDownAt', /after 'Publish at'/],
  [{}, { publishAt: SOON, takeDownAt: SOON }, 'takeDownAt', /after 'Publish at'/],
])('from %j to %j is not', (before, after, field, words) => {
  const [found] = scheduleFaults(before, after, NOW);
  expect(found?.path).toEqual([field]);
  expect(found?.message).toMatch(words);
});
