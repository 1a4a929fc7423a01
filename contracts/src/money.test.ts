import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatUsd, InvalidAmountError, percentOf, toDecimalString, toDollars, toMinorUnits } from './money';

const cents = fc.integer({ min: 0, max: 9_000_000_000_000 });

describe('toMinorUnits', () => {
  it('is the inverse of toDollars for every amount', () => {
    fc.assert(fc.property(cents, (amount) => toMinorUnits(toDollars(amount)) === amount));
  });

  it('rounds the decimal text half up, not its binary neighbour', () => {
    expect([1.005, 0.285, 19.995, 0.004, 0.1 + 0.2].map(toMinorUnits)).toEqual([101, 29, 2000, 0, 30]);
    expect(toMinorUnits(1e-7)).toBe(0);
  });

  it('is never off by more than half a cent and never decreases', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1_000_000, noNaN: true }),
        (dollars) => Math.abs(toMinorUnits(dollars) - dollars * 100) <= 0.5 + 1e-6,
      ),
    );
    fc.assert(fc.property(cents, cents, (a, b) => a <= b === toMinorUnits(a / 100) <= toMinorUnits(b / 100)));
  });

  it.each([Number.NaN, Infinity, -1, 1e20])('refuses %s', (value) => {
    expect(() => toMinorUnits(value)).toThrow(InvalidAmountError);
  });
});

describe('percentOf', () => {
  it('equals exact integer arithmetic, rounded half up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 1000 }), (amount, tenths) => {
        const exact = BigInt(amount) * BigInt(tenths);
        return percentOf(amount, tenths / 10) === Number((exact + 500n) / 1000n);
      }),
    );
  });
});

it('writes amounts for people and for providers', () => {
  const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  fc.assert(fc.property(cents, (amount) => formatUsd(amount) === usd.format(amount / 100)));
  expect(formatUsd(123_450)).toBe('$1,234.50');
  expect(toDecimalString(5)).toBe('0.05');
  fc.assert(fc.property(cents, (amount) => toMinorUnits(Number(toDecimalString(amount))) === amount));
});
