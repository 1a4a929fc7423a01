import type { MinorUnits } from '@kiln/contracts/money';
import type { OrderItem } from '../orders/order';
import type { Dispute, Refund } from '../refunds/refund';
import { sharesOf } from '../refunds/shares';
import { isAccepted, returnedItems, standingOf } from '../refunds/standing';

/** An order of which money has gone back or may. Cents. */
export interface ReversedOrder {
  orderId: string;
  /** UTC, YYYY-MM-DD: when it was paid. */
  day: string;
  paid: MinorUnits;
  items: OrderItem[];
  refunds: Refund[];
  disputes: Pick<Dispute, 'amount' | 'state'>[];
}

/**
 * What the studio keeps of each item, tax included. A refund takes from the items that it names; one by amount, and a
 * lost dispute, from all by what is left of them. The parts sum exactly to what is kept of the order.
 */
export function keptOfItems(order: ReversedOrder): { item: OrderItem; kept: MinorUnits; isReturned: boolean }[] {
  const { items, refunds, disputes } = order;
  const payment = { amount: order.paid };
  const shares = sharesOf(items, order.paid);
  const lines = refunds.filter(isAccepted).flatMap(({ lines: named }) => named);
  const left = items.map(({ id }, index) => {
    const named = lines.filter(({ orderItemId }) => orderItemId === id).reduce((sum, { amount }) => sum + amount, 0);
    return Math.max(0, (shares[index] ?? 0) - named);
  });
  const keptOfAll = order.paid - standingOf(payment, refunds, disputes).returned;
  const kept = sharesOf(
    left.map((unitPrice) => ({ unitPrice, quantity: 1 })),
    keptOfAll,
  );
  const returned = returnedItems(payment, items, refunds, disputes);
  return items.map((item, index) => ({ item, kept: kept[index] ?? 0, isReturned: returned.has(item.id) }));
}
