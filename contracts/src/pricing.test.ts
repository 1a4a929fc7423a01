import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalsOf } from './pricing';

const line = fc.record({
  unitPrice: fc.integer({ min: 50, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
});

describe('totalsOf', () => {
  it('taxes the subtotal at 10 %, half a cent up', () => {
    expect(totalsOf([{ unitPrice: 1905, quantity: 1 }])).toEqual({ subtotal: 1905, tax: 191, total: 2096 });
    expect(totalsOf([])).toEqual({ subtotal: 0, tax: 0, total: 0 });
  });

  it('adds up for any cart, in any order of its lines', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const totals = totalsOf(lines);
        expect(totals.total).toBe(totals.subtotal + totals.tax);
        expect(Math.abs(totals.tax * 10 - totals.subtotal)).toBeLessThanOrEqual(5);
        expect(totalsOf([...lines].reverse())).toEqual(totals);
      }),
    );
  });

  it('charges a quantity like that many lines', () => {
    fc.assert(
      fc.property(line, ({ unitPrice, quantity }) => {
        const single = Array.from({ length: quantity }, () => ({ unitPrice, quantity: 1 }));
        expect(totalsOf([{ unitPrice, quantity }])).toEqual(totalsOf(single));
      }),
    );
  });
});
