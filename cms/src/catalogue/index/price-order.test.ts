import { describe, expect, it } from 'vitest';
import { NumberSet } from './number-set';
import { Page } from './page';
import { offerByPrice, pricedBetween } from './price-order';
import { keysOf } from './set-keys';

/** Dollars by product number; some share a price, some stand in another chunk. */
const PRICES = new Map(
  [0, 0.5, 0.29, 1.1, 1.1, 1.15, 4.35, 19.99, 20, 20, 20.01, 99.5, 1000, 99_999_999.99]
    .map((price, index) => [index + 1, price] as const)
    .flatMap(([number, price]) => [[number, price] as const, [number + 8190, price] as const]),
);
const numbers = [...PRICES.keys()];
const all = NumberSet.of(numbers);
const priceOf = (number: number) => PRICES.get(number) ?? 0;

const keys = new Map(numbers.map((number) => [number, member(priceOf(number))]));
const sets = new Map(
  [...new Set([...keys.values()].flatMap((of) => [...of]))].map((key) => [
    key,
    NumberSet.of(numbers.filter((number) => keys.get(number)?.has(key))),
  ]),
);

function member(price: number): Set<string> {
  return keysOf({ featured: 0, price, search: '', terms: '[]' });
}

const BOUNDS = [null, 0, 0.001, 0.29, 0.295, 1.1, 1.15, 4.35, 20, 20.005, 99_999_999.99, 1e9, 1e300];

describe('products by their price', () => {
  it.each(BOUNDS)('from and up to %s', (bound) => {
    const list = (set: NumberSet) => [...set.descending()].toSorted((left, right) => left - right);
    for (const other of BOUNDS) {
      const inRange = numbers.filter((number) => {
        const price = priceOf(number);
        return (bound === null || price >= bound) && (other === null || price <= other);
      });
      const found = pricedBetween(all, sets, { minPrice: bound, maxPrice: other });
      expect(list(found), `${bound} to ${other}`).toEqual(inRange.toSorted((left, right) => left - right));
    }
  });

  it.each([false, true])('page by page, descending: %s', (descending) => {
    const sign = descending ? -1 : 1;
    const expected = numbers.toSorted((left, right) => sign * (priceOf(left) - priceOf(right)) || right - left);
    for (const limit of [1, 3, 5, 100]) {
      for (let skip = 0; skip <= numbers.length; skip += limit) {
        const page = new Page(skip, limit);
        offerByPrice(page, all, sets, { descending });
        expect(page.numbers).toEqual(expected.slice(skip, skip + limit));
      }
    }
  });
});
