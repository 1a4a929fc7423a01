import { totalsOf } from '@kiln/contracts/pricing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharesOf } from './shares';

const line = fc.record({ unitPrice: fc.nat(500_000), quantity: fc.integer({ min: 1, max: 99 }) });
const lines = fc.array(line, { minLength: 1, maxLength: 30 }).filter((all) => totalsOf(all).subtotal > 0);
const sum = (amounts: readonly number[]) => amounts.reduce((left, right) => left + right, 0);

test('the shares of all items, tax included, sum exactly to the total', () => {
  fc.assert(fc.property(lines, (items) => sum(sharesOf(items, totalsOf(items).total)) === totalsOf(items).total));
});

test('no share is a cent or more off its part of the total', () => {
  fc.assert(
    fc.property(lines, (items) => {
      const { subtotal, total } = totalsOf(items);
      sharesOf(items, total).forEach((share, index) => {
        const { unitPrice = 0, quantity = 0 } = items[index] ?? {};
        expect(Math.abs(share - (unitPrice * quantity * total) / subtotal)).toBeLessThan(1);
      });
    }),
  );
});

test('the cents left by rounding go to the items that lost most, the earlier first', () => {
  // 10 % of 3 × 33 cents is 9.9, so 10: 109 cents over three equal items.
  expect(sharesOf(Array(3).fill({ unitPrice: 33, quantity: 1 }), 109)).toEqual([37, 36, 36]);
  // 1.1 and 5.5: the half has lost more.
  expect(
    sharesOf(
      [
        { unitPrice: 1, quantity: 1 },
        { unitPrice: 5, quantity: 1 },
      ],
      7,
    ),
  ).toEqual([1, 6]);
});

test('what costs nothing has no share', () => {
  expect(
    sharesOf(
      [
        { unitPrice: 0, quantity: 2 },
        { unitPrice: 100, quantity: 1 },
      ],
      110,
    ),
  ).toEqual([0, 110]);
  expect(sharesOf([{ unitPrice: 0, quantity: 2 }], 0)).toEqual([0]);
});
