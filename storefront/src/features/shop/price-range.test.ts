import { expect, it } from 'vitest';
import { FULL_RANGE, typedPrice, withMax, withMin } from './price-range';

it.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  [' 40 ', 40],
  ['', 0],
  ['cheap', 0],
  ['Infinity', 0],
])('reads %j as %d: non-numeric counts as 0', (text, price) => {
  expect(typedPrice(text)).toBe(price);
});

it('keeps min between 0 and max', () => {
  expect(withMin({ min: 10, max: 50 }, -5)).toEqual({ min: 0, max: 50 });
  expect(withMin({ min: 10, max: 50 }, 80)).toEqual({ min: 50, max: 50 });
});

it('keeps max between min and 1000', () => {
  expect(withMax({ min: 10, max: 50 }, 3)).toEqual({ min: 10, max: 10 });
  expect(withMax(FULL_RANGE, 4000)).toEqual({ min: 0, max: 1000 });
});
