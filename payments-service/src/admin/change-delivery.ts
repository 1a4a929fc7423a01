import { maskEmail } from '../lib/mask-email';
import { AppError } from '../lib/app-error';
import { newId } from '../lib/ids';
import type { Order } from '../orders/order';
import { accessEnd } from '../orders/complete-order';
import type { AdminDeps } from './deps';
import { findOrder } from './get-order';

/** Mails the order's link to its address, renewed if it is over. @throws AppError order_not_found, order_unpaid */
export async function resendOrder(deps: AdminDeps, orderId: string, actor: string): Promise<void> {
  const order = await findPaid(deps, orderId);
  const now = deps.now();
  const at = now.toISOString();
  await deps.database.transaction(async (stores) => {
    if (order.accessExpiresAt !== null && order.accessExpiresAt <= at)
      await stores.orders.renewLink(order, accessEnd(now));
    await stores.outbox.add({
      kind: 'order_links',
      dedupeKey: `order-links:${newId('req')}`,
      orderId,
      email: order.billing.email,
      createdAt: at,
    });
    const detail = { to: maskEmail(order.billing.email) };
    await stores.orderEvents.add({ orderId, at, kind: 'links_resent', actor, detail });
  });
  deps.wakeOutbox();
}

/**
 * Corrects the buyer's address. Links that went to the old one stop working, and the receipt goes to the new one.
 * The same address again changes nothing. @throws AppError order_not_found
 */
export async function correctEmail(deps: AdminDeps, orderId: string, email: string, actor: string): Promise<void> {
  const order = await findOrder(deps, orderId);
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
    });
    if (order.accessExpiresAt !== null && order.accessExpiresAt <= at) {
      await stores.orders.extendAccess(orderId, accessEnd(now));
    }
  });
  deps.wakeOutbox();
}

/** Links and files work `days` longer, counted from now if they are over. @throws AppError order_not_found, order_unpaid */
export async function extendAccess(deps: AdminDeps, orderId: string, days: number, actor: string): Promise<void> {
  const order = await findPaid(deps, orderId);
  const now = deps.now();
  const from = Math.max(now.getTime(), Date.parse(order.accessExpiresAt ?? now.toISOString()));
  const until = new Date(from + days * 86_400_000).toISOString();
  const at = now.toISOString();
  await deps.database.transaction(async (stores) => {
    await stores.orders.extendAccess(orderId, until);
    await stores.orderEvents.add({ orderId, at, kind: 'access_extended', actor, detail: { days, until } });
  });
}

async function findPaid(deps: AdminDeps, orderId: string): Promise<Order> {
  const order = await findOrder(deps, orderId);
  if (order.paidAt === null) throw new AppError('order_unpaid', 'This order is not paid: there is nothing to deliver.');
  return order;
}
