import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderItem } from '../orders/order';
import type { Refund } from '../refunds/refund';
import { keptOfItems } from './kept-money';

const item = (id: string, unitPrice: number, quantity = 1): OrderItem => ({
  id,
  productId: 1,
  title: id,
  image: null,
  unitPrice,
  quantity,
  deliverableIds: [],
});

function refund(amount: number, itemIds: string[] = [], state: Refund['state'] = 'succeeded'): Refund {
  const lines = itemIds.map((orderItemId) => ({ orderItemId, amount: Math.floor(amount / itemIds.length) }));
  return { amount, lines, state, localAmount: null } as unknown as Refund;
}

const kept = (order: Partial<Parameters<typeof keptOfItems>[0]>) =>
  keptOfItems({ orderId: 'ord_1', day: '2026-11-22', paid: 3_300, items: [], refunds: [], disputes: [], ...order }).map(
    (each) => [each.item.id, each.kept, each.isReturned],
  );

const TWO = [item('cup', 1_000), item('bowl', 2_000)];

test('a refund takes from the item that it names, and only once the provider has taken it', () => {
  expect(kept({ items: TWO, refunds: [refund(1_100, ['cup'])] })).toEqual([
    ['cup', 0, true],
    ['bowl', 2_200, false],
  ]);
  expect(kept({ items: TWO, refunds: [refund(1_100, ['cup'], 'requested')] })).toEqual([
    ['cup', 1_100, false],
    ['bowl', 2_200, false],
  ]);
});

test('a refund by amount takes from all by what is left of them', () => {
  expect(kept({ items: TWO, refunds: [refund(300)] })).toEqual([
    ['cup', 1_000, false],
    ['bowl', 2_000, false],
  ]);
  expect(kept({ items: TWO, refunds: [refund(1_100, ['cup']), refund(200)] })).toEqual([
    ['cup', 0, true],
    ['bowl', 2_000, false],
  ]);
});

test('a lost dispute takes all, an open one nothing yet', () => {
  expect(kept({ items: TWO, disputes: [{ amount: 3_300, state: 'open' }] })).toEqual([
    ['cup', 1_100, false],
    ['bowl', 2_200, false],
  ]);
  expect(kept({ items: TWO, disputes: [{ amount: 3_300, state: 'lost' }] })).toEqual([
    ['cup', 0, true],
    ['bowl', 0, true],
  ]);
});

test('whatever goes back, the parts sum to what is kept and none is below nothing', () => {
  const lines = fc.array(
    fc.record({ price: fc.integer({ min: 50, max: 99_999 }), quantity: fc.integer({ min: 1, max: 9 }) }),
    {
      minLength: 1,
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(lines, fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 4 }), (priced, amounts) => {
      const items = priced.map(({ price, quantity }, index) => item(String(index), price, quantity));
      const subtotal = items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
      const paid = subtotal + Math.round(subtotal / 10);
      const parts = keptOfItems({
        orderId: 'ord_1',
        day: '2026-11-22',
        paid,
        items,
        refunds: amounts.map((amount) => refund(amount)),
        disputes: [],
      }).map((each) => each.kept);
      const returned = Math.min(
        paid,
        amounts.reduce((sum, amount) => sum + amount, 0),
      );
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(paid - returned);
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
    }),
  );
});
