import { orderPagePath } from '@kiln/contracts/order-links';
import { maskEmail } from '../lib/mask-email';
import { AppError } from '../lib/app-error';
import { newId } from '../lib/ids';
import type { Order } from '../orders/order';
import { accessEnd } from '../orders/complete-order';
import type { AdminDeps } from './deps';
import { findOrder } from './get-order';

/** Who asks, and the key of the press: the same key is the same action. */
export interface Press {
  actor: string;
  key: string;
}

/**
 * Mails the receipt again, with a working link: renewed if it is over. It replaces receipts that wait or were refused.
 * @throws AppError order_not_found, order_unpaid, order_erased
 */
export async function resendReceipt(deps: AdminDeps, orderId: string, { actor, key }: Press): Promise<void> {
  const order = await findDeliverable(deps, orderId);
  const now = deps.now();
  const at = now.toISOString();
  await deps.database.transaction(async (stores) => {
    const detail = { to: maskEmail(order.billing.email) };
    if (!(await stores.orderEvents.addOnce({ orderId, at, kind: 'receipt_resent', actor, detail }, key))) return;
    if (order.accessExpiresAt !== null && order.accessExpiresAt <= at)
      await stores.orders.renewLink(order, accessEnd(now));
    await stores.outbox.withdrawReceipts(orderId, at);
    const dedupeKey = `receipt:${orderId}:again:${newId('req')}`;
    await stores.outbox.add({ kind: 'receipt', dedupeKey, orderId, email: null, createdAt: at, byHand: true });
  });
  deps.wakeOutbox();
}

/**
 * The path of the order's page, for support to hand on; the timeline tells who took it.
 * @throws AppError order_not_found, order_unpaid, order_erased, link_expired
 */
export async function takeOrderLink(deps: AdminDeps, orderId: string, { actor, key }: Press): Promise<string> {
  const order = await findDeliverable(deps, orderId);
  const at = deps.now().toISOString();
  if (order.accessExpiresAt !== null && order.accessExpiresAt <= at) {
    throw new AppError('link_expired', 'The access to this order has ended. Extend it, then copy the link.');
  }
  await deps.database.orderEvents.addOnce({ orderId, at, kind: 'link_copied', actor, detail: {} }, key);
  return orderPagePath(deps.links.orderToken(order));
}

/**
 * Corrects the buyer's address. Links that went to the old one stop working, and the receipt goes to the new one.
 * The same address again changes nothing. @throws AppError order_not_found, order_erased
 */
export async function correctEmail(deps: AdminDeps, orderId: string, email: string, actor: string): Promise<void> {
  const order = await findPresent(deps, orderId);
  if (order.billing.email === email) return;
  const now = deps.now();
  const at = now.toISOString();
  await deps.database.transaction(async (stores) => {
    if (!(await stores.orders.correctEmail(order, email))) return;
    const detail = { from: maskEmail(order.billing.email), to: maskEmail(email) };
    await stores.orderEvents.add({ orderId, at, kind: 'email_corrected', actor, detail });
    if (order.paidAt === null) return;
    await stores.outbox.withdrawReceipts(orderId, at);
    await stores.outbox.add({
      kind: 'receipt',
      dedupeKey: `receipt:${orderId}:${order.linkVersion + 1}`,
      orderId,
      email: null,
      createdAt: at,
      byHand: true,
    });
    if (order.accessExpiresAt !== null && order.accessExpiresAt <= at) {
      await stores.orders.extendAccess(orderId, accessEnd(now));
    }
  });
  deps.wakeOutbox();
}

/**
 * Links and files work `days` longer, counted from now if they are over.
 * @throws AppError order_not_found, order_unpaid, order_erased
 */
export async function extendAccess(deps: AdminDeps, orderId: string, days: number, press: Press): Promise<void> {
  const { actor, key } = press;
  const order = await findDeliverable(deps, orderId);
  const now = deps.now();
  const from = Math.max(now.getTime(), Date.parse(order.accessExpiresAt ?? now.toISOString()));
  const until = new Date(from + days * 86_400_000).toISOString();
  const at = now.toISOString();
  await deps.database.transaction(async (stores) => {
    const event = { orderId, at, kind: 'access_extended' as const, actor, detail: { days, until } };
    if (await stores.orderEvents.addOnce(event, key)) await stores.orders.extendAccess(orderId, until);
  });
}

async function findPresent(deps: AdminDeps, orderId: string): Promise<Order> {
  const order = await findOrder(deps, orderId);
  if (order.erasedAt === null) return order;
  throw new AppError('order_erased', 'The personal data of this order was erased: there is nobody to deliver to.');
}

async function findDeliverable(deps: AdminDeps, orderId: string): Promise<Order> {
  const order = await findPresent(deps, orderId);
  if (order.paidAt === null) throw new AppError('order_unpaid', 'This order is not paid: there is nothing to deliver.');
  return order;
}
