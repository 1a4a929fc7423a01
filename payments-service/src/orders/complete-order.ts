import { issueInvoice } from '../invoices/issue-invoice';
import type { OrderDeps, Stores } from './deps';
import type { Order, Payment } from './order';
import { OrderChangedError } from './order-changed';
import { isPaid } from './transitions';

/** Links and files work for 30 days after payment (S 9). */
export const ACCESS_DAYS = 30;

export function accessEnd(from: Date): string {
  return new Date(from.getTime() + ACCESS_DAYS * 86_400_000).toISOString();
}

/**
 * Makes the order paid, once: access to every item, the receipt and the invoice, inside the caller's transaction.
 * False: it was paid before, and this money waits to be sent back.
 * @throws OrderChangedError when it no longer sells what `order` says: look again
 */
export async function completeOrder(deps: OrderDeps, stores: Stores, order: Order, payment: Payment): Promise<boolean> {
  const now = deps.now();
  const at = now.toISOString();
  const paid = await stores.orders.markPaid(order.id, {
    paidAt: at,
    accessExpiresAt: accessEnd(now),
    method: payment.method,
    revision: order.revision,
  });
  if (!paid) {
    await queueDouble(deps, stores, payment, at);
    return false;
  }
  const items = await stores.orders.items(order.id);
  await stores.entitlements.grant(order.id, items, at);
  await stores.outbox.add({
    kind: 'receipt',
    dedupeKey: `receipt:${order.id}`,
    orderId: order.id,
    email: null,
    createdAt: at,
  });
  const detail = { paymentId: payment.id, method: payment.method, amount: payment.amount };
  await stores.orderEvents.add({ orderId: order.id, at, kind: 'paid', actor: 'provider', detail });
  // Last, because every other payment waits for the number; read again, because the row may have changed until it was paid.
  const sold = (await stores.orders.find(order.id)) ?? order;
  await issueInvoice(stores, deps.invoicing, { order: sold, items, payment, paidAt: at });
  return true;
}

async function queueDouble(deps: OrderDeps, stores: Stores, payment: Payment, at: string): Promise<void> {
  const { orderId, id: paymentId, amount } = payment;
  // Read again: another payment may have made it paid since the caller looked.
  const current = await stores.orders.find(orderId);
  if (!current || !isPaid(current.state)) throw new OrderChangedError(orderId);
  deps.log.error({ orderId, paymentId }, 'order paid twice: refund one');
  await stores.refundQueue.add({ orderId, paymentId, amount, reason: 'paid_twice', at });
  await stores.orderEvents.add({ orderId, at, kind: 'paid_twice', actor: 'provider', detail: { paymentId, amount } });
}
