import type { Stores } from '../orders/deps';
import type { Entitlement, Order, OrderItem } from '../orders/order';
import { closeReturned } from './close-returned';
import { refundsOf, strayMoney } from './paying-payment';
import type { QueuedRefund } from './refund';
import { returnedItems, standingOf } from './standing';

/** Who moved the money, and when (ISO 8601); for the timeline. */
export interface Cause {
  actor: string;
  at: string;
  /** Why, where support decided. */
  reason?: string;
}

/**
 * Brings payment, order, access and refund queue to what the recorded refunds and disputes say. Runs in the
 * transaction that recorded them, any number of times.
 *
 * Access ends when the provider has taken the refund, pending or succeeded: waiting for 'succeeded', which can take
 * ten days, would give files away, and ending it at our request could take them for a refund that is refused. A
 * refund that fails gives them back. While a dispute is open, access stays: most are mistakes that buyers take back,
 * and the download record is our evidence; lost, it ends.
 */
export async function applyReversals(stores: Stores, paymentId: string, cause: Cause): Promise<void> {
  const payment = await stores.payments.find(paymentId);
  const order = payment && (await stores.orders.find(payment.orderId));
  if (!order) return;
  const refunds = await stores.refunds.listByPayment(payment.id);
  const disputes = await stores.disputes.listByPayment(payment.id);
  const stray = await strayMoney(stores, payment.id);
  for (const row of stray) {
    const { state } = standingOf(row, refundsOf(row, refunds), disputes);
    await stores.payments.reverse(payment.id, state);
    await applyToQueue(stores, row, state === 'refunded', cause);
  }
  if (stray.length > 0) return closeReturned(stores, payment, cause);
  const { state } = standingOf(payment, refunds, disputes);
  await stores.payments.reverse(payment.id, state);
  await stores.orders.reverse(order.id, state);
  const items = await stores.orders.items(order.id);
  await applyAccess(stores, order, items, returnedItems(payment, items, refunds, disputes), cause);
}

/** Access of each item follows the money, unless support decided otherwise. */
async function applyAccess(
  stores: Stores,
  order: Order,
  items: readonly OrderItem[],
  returned: ReadonlySet<string>,
  cause: Cause,
): Promise<void> {
  for (const entitlement of await stores.entitlements.listByOrder(order.id)) {
    const gone = returned.has(entitlement.orderItemId);
    // 'granted' was a favour over a refund; without the refund it says nothing.
    const decision = entitlement.decision === 'granted' && !gone ? null : entitlement.decision;
    await setAccess(stores, order, items, entitlement, decision, gone, cause);
  }
}

/** Writes access and decision of one item, and tells the timeline if access changed. */
export async function setAccess(
  stores: Stores,
  order: Order,
  items: readonly OrderItem[],
  entitlement: Entitlement,
  decision: Entitlement['decision'],
  moneyReturned: boolean,
  { actor, at, reason }: Cause,
): Promise<void> {
  const revoked = decision === null ? moneyReturned : decision === 'revoked';
  const changed = revoked !== (entitlement.revokedAt !== null);
  if (!changed && decision === entitlement.decision) return;
  const revokedAt = revoked ? (entitlement.revokedAt ?? at) : null;
  await stores.entitlements.setAccess(entitlement.id, { revokedAt, decision });
  if (!changed) return;
  const item = items.find(({ id }) => id === entitlement.orderItemId);
  await stores.orderEvents.add({
    orderId: order.id,
    at,
    kind: revoked ? 'access_revoked' : 'access_restored',
    actor,
    detail: { itemId: entitlement.orderItemId, title: item?.title ?? '', ...(reason ? { reason } : {}) },
  });
}

/** Its row is settled once all of it has gone back, and open again if that fails. */
async function applyToQueue(stores: Stores, row: QueuedRefund, refunded: boolean, { actor, at }: Cause): Promise<void> {
  const { note, id: queueId, orderId, paymentId, amount, reason } = row;
  if (refunded && row.state === 'open') {
    await stores.refundQueue.resolve(row.id, 'open', { state: 'refunded', note, resolvedBy: actor, resolvedAt: at });
    const detail = { queueId, paymentId, amount, reason };
    await stores.orderEvents.add({ orderId, at, kind: 'queue_refunded', actor, detail });
  } else if (!refunded && row.state === 'refunded') {
    await stores.refundQueue.resolve(row.id, 'refunded', { state: 'open', note, resolvedBy: null, resolvedAt: null });
  }
}
