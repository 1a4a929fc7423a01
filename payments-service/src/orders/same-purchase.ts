import { AppError } from '../lib/app-error';
import type { Order, OrderItem } from './order';
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

/** Whether the order sells what was asked for now, at the price of now, by the same method. */
export function isSamePurchase(
  order: Order,
  items: readonly OrderItem[],
  priced: PricedOrder,
  method: string,
): boolean {
  const contents = (lines: readonly OrderItem[]) =>
    lines
      .map((line) => `${line.productId}x${line.quantity}@${line.unitPrice}`)
      .sort()
      .join();
  return (
    order.paymentMethod === method &&
    contents(items) === contents(priced.items) &&
    order.totals.total === priced.totals.total
  );
}
