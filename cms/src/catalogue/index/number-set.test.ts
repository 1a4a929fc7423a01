import { describe, expect, it } from 'vitest';
import { NumberSet } from './number-set';

/** The same numbers in every run. */
function someNumbers(count: number, below: number, seed: number): number[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  });
}

const EDGES = [0, 1, 31, 32, 63, 8191, 8192, 8193, 16_383, 1_000_000];
const SETS = [[], EDGES, someNumbers(40, 30_000, 1), someNumbers(9000, 30_000, 2), someNumbers(20_000, 9000, 3)];
const PAIRS = SETS.flatMap((left) => SETS.map((right) => [left, right] as const));

const listOf = (set: NumberSet) => [...set.descending()];
const descending = (numbers: Iterable<number>) => [...new Set(numbers)].toSorted((left, right) => right - left);

describe('a set of numbers', () => {
  it('has what it was made of, once each, the highest first', () => {
    for (const numbers of SETS) {
      const set = NumberSet.of(numbers);
      expect(listOf(set)).toEqual(descending(numbers));
      expect(set.size).toBe(new Set(numbers).size);
      for (const number of EDGES) expect(set.has(number), String(number)).toBe(numbers.includes(number));
    }
  });

  it('is combined as sets are', () => {
    for (const [left, right] of PAIRS) {
      const [mine, its] = [new Set(left), new Set(right)];
      const [one, other] = [NumberSet.of(left), NumberSet.of(right)];
      expect(listOf(one.and(other))).toEqual(descending(left.filter((number) => its.has(number))));
      expect(listOf(one.without(other))).toEqual(descending(left.filter((number) => !its.has(number))));
      expect(listOf(one.or(other))).toEqual(descending([...left, ...right]));
      expect(listOf(one)).toEqual(descending(mine));
    }
  });

  it('is the same after it was stored, and no chunk is larger than its bits', () => {
    for (const numbers of SETS) {
      const stored = NumberSet.of(numbers).store();
      expect(listOf(NumberSet.stored(stored))).toEqual(descending(numbers));
      expect(stored.reduce((sum, { size }) => sum + size, 0)).toBe(new Set(numbers).size);
      for (const { bits, size } of stored) expect(bits.length).toBe(Math.min(size * 2, 1024));
    }
  });
});
