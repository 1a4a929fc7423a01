import { createHash } from 'node:crypto';
import type { MinorUnits } from '@kiln/contracts/money';
import { AppError } from '../lib/app-error';
import type { Order, OrderItem, Payment, PaymentInput } from './order';
import { mergeDoubles, type PricedOrder, type RequestedItem } from './price-order';

/** A duplicated tab carries a paid checkout on: what is in its cart now was not part of it. @throws AppError checkout_paid */
export function checkSold(items: readonly OrderItem[], requested: readonly RequestedItem[]): void {
  const quantities = new Map(items.map(({ productId, quantity }) => [productId, quantity]));
  const asked = mergeDoubles(requested);
  if (asked.length === items.length && asked.every(({ id, quantity }) => quantities.get(id) === quantity)) return;
  throw new AppError(
    'checkout_paid',
    'This checkout was paid before, for other items. Nothing is charged now: look at My Orders, then press pay again.',
  );
}

/** Tells contents of an order apart: what it sells at which prices, and the total in cents. */
export function contentsKey(items: readonly OrderItem[], total: MinorUnits): string {
  const lines = items.map((line) => `${line.productId}x${line.quantity}@${line.unitPrice}`).sort();
  return createHash('sha256')
    .update([...lines, total].join())
    .digest('hex');
}

/** Whether the order sells what was asked for now, at the price of now, by the same method. */
export function isSamePurchase(
  order: Order,
  items: readonly OrderItem[],
  priced: PricedOrder,
  method: string,
): boolean {
  return (
    order.paymentMethod === method &&
    contentsKey(items, order.totals.total) === contentsKey(priced.items, priced.totals.total)
  );
}

/** Whether the live attempt takes the coin that is asked for now. */
export function isSameCoin(live: Payment | undefined, input: PaymentInput): boolean {
  return live === undefined || live.input.coin === input.coin;
}
