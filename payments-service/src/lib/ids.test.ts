import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './ids';

afterEach(() => vi.useRealTimers());

test('ids are in the order of the milliseconds that they were made in', () => {
  vi.useFakeTimers();
  const ids = Array.from({ length: 20 }, () => {
    vi.advanceTimersByTime(1);
    return newId('ord');
  });
  expect(ids.toSorted()).toEqual(ids);
});

test('of one millisecond are told apart, and all are of one length', () => {
  vi.useFakeTimers();
  const ids = Array.from({ length: 1_000 }, () => newId('pay'));
  expect(new Set(ids).size).toBe(1_000);
  expect(ids.filter((id) => !/^pay_[0-9a-f]{24}$/.test(id))).toEqual([]);
});
