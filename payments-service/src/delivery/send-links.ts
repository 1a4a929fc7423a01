import { AppError } from '../lib/app-error';
import { newId } from '../lib/ids';
import type { Order } from '../orders/order';
import { accessEnd } from '../orders/complete-order';
import type { DeliveryDeps } from './deps';
import { findLinkedOrder } from './find-order';
import { mayMail } from './mail-limits';

const MOST_ORDERS = 50;

/**
 * 'Expired, send me a new link': mails the order's link to the order's own address, renewed for 30 days if it is over.
 * @throws AppError order_not_found, too_many_requests
 */
export async function resendLink(deps: DeliveryDeps, token: string): Promise<void> {
  const { order } = await findLinkedOrder(deps, token);
  if (order.paidAt === null) return;
  if (!(await mayMail(deps, 'resend', order.billing.email))) {
    throw new AppError(
      'too_many_requests',
      'We have sent several links within the hour. Please look for them in your mailbox, its spam folder too, or try again in an hour.',
    );
  }
  await mailLinks(deps, order.billing.email, [order]);
}

/** Mails the links of an address's paid orders. It does not tell the caller whether there are any. */
export async function lookupOrders(deps: DeliveryDeps, email: string): Promise<void> {
  const orders = await deps.database.orders.listPaidByEmail(email, MOST_ORDERS);
  // To the address that was stored, not the one that was typed now.
  const stored = orders[0]?.billing.email;
  if (stored !== undefined && (await mayMail(deps, 'lookup', stored))) await mailLinks(deps, stored, orders);
}

async function mailLinks(deps: DeliveryDeps, email: string, orders: readonly Order[]): Promise<void> {
  const now = deps.now();
  const [first] = orders;
  await deps.database.transaction(async (stores) => {
    for (const order of orders) {
      const over = order.accessExpiresAt !== null && order.accessExpiresAt <= now.toISOString();
      if (over) await stores.orders.renewLink(order, accessEnd(now));
    }
    await stores.outbox.add({
      kind: 'order_links',
      dedupeKey: `order-links:${newId('req')}`,
      orderId: orders.length === 1 ? (first?.id ?? null) : null,
      email,
      createdAt: now.toISOString(),
      // The buyer has just asked for it.
      byHand: true,
    });
  });
  deps.wakeOutbox();
}
