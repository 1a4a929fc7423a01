import { expect, it } from 'vitest';
import { percentile } from './statistics.mjs';

it('finds the value that a share lies below, whatever the order', () => {
  const numbers = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0.5, 0.95, 0.99, 1].map((share) => percentile(numbers, share))).toEqual([50, 95, 99, 100]);
  expect(percentile([7], 0.5)).toBe(7);
});
