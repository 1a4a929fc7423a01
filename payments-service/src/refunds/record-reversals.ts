import { newId } from '../lib/ids';
import type { Stores } from '../orders/deps';
import type { Payment } from '../orders/order';
import type { ProviderDispute, ProviderRefund } from '../providers/provider-contract';
import type { OrderEventKind } from '../timeline/ports';
import { applyReversals, type Cause } from './apply-reversals';
import type { Refund, RefundState } from './refund';
import { centsOf, isAccepted } from './standing';

const DAY_MS = 86_400_000;
/** A provider's refund only moves on; an answer that was asked for earlier and comes later takes nothing back. */
const ORDER: readonly RefundState[] = ['requested', 'pending', 'succeeded', 'failed'];
const EVENTS = {
  requested: 'refund_requested',
  pending: 'refund_pending',
  succeeded: 'refund_succeeded',
  failed: 'refund_failed',
} as const satisfies Record<RefundState, OrderEventKind>;

/** Writes what the provider says of one of our refunds; the caller holds the payment's lock. */
export async function recordRefund(stores: Stores, refund: Refund, truth: ProviderRefund, cause: Cause): Promise<void> {
  const current = await stores.refunds.find(refund.id);
  if (!current) throw new Error(`Refund ${refund.id} is gone`);
  // A refusal is not the provider's last word on a refund that it has made after all.
  const refused = current.state === 'failed' && current.providerRefundId === null;
  if (!refused && ORDER.indexOf(truth.state) <= ORDER.indexOf(current.state)) return;
  const open = truth.state === 'pending';
  await stores.refunds.update(current.id, {
    state: truth.state,
    providerRefundId: truth.providerRefundId,
    failure: truth.state === 'failed' ? 'The refund did not reach the buyer: their bank sent it back.' : null,
    doneAt: open ? null : cause.at,
    nextCheckAt: dayAfter(cause.at),
  });
  await told(stores, current, truth.state, cause);
}

/** The provider refused: nothing moves. The caller holds the payment's lock. */
export async function recordRefusal(stores: Stores, refund: Refund, message: string, cause: Cause): Promise<void> {
  const current = await stores.refunds.find(refund.id);
  if (current?.state !== 'requested') return;
  const nextCheckAt = current.nextCheckAt;
  const change = { state: 'failed' as const, providerRefundId: null, failure: message, doneAt: cause.at, nextCheckAt };
  await stores.refunds.update(refund.id, change);
  await stores.orderEvents.add({
    orderId: refund.orderId,
    at: cause.at,
    kind: 'refund_failed',
    actor: 'provider',
    detail: { refundId: refund.id, amount: refund.amount, message },
  });
}

/** A refund that was made in the provider's dashboard. The caller holds the payment's lock. */
export async function recordForeignRefund(
  stores: Stores,
  payment: Payment,
  truth: ProviderRefund,
  cause: Cause,
): Promise<void> {
  const refund: Refund = {
    id: newId('ref'),
    orderId: payment.orderId,
    paymentId: payment.id,
    queueId: null,
    amount: await dashboardAmount(stores, payment, truth),
    localAmount: payment.local ? truth.amount : null,
    lines: [],
    reason: 'Refunded in the provider’s dashboard',
    state: truth.state,
    providerRefundId: truth.providerRefundId,
    idempotencyKey: `${payment.id}:${truth.providerRefundId}`,
    requestHash: '',
    requestedBy: 'provider',
    failure: null,
    attempts: 0,
    createdAt: cause.at,
    doneAt: truth.state === 'pending' ? null : cause.at,
    nextCheckAt: dayAfter(cause.at),
  };
  if (!(await stores.refunds.insert(refund))) return;
  const { id: refundId, amount, orderId } = refund;
  await stores.orderEvents.add({
    orderId,
    at: cause.at,
    kind: 'refund_found',
    actor: 'provider',
    detail: { refundId, amount },
  });
  await told(stores, refund, truth.state, cause);
}

/** In cents, so that all refunds together round once: what takes the rest of the local amount takes the rest of them. */
async function dashboardAmount(stores: Stores, payment: Payment, truth: ProviderRefund): Promise<number> {
  if (!payment.local) return truth.amount;
  const live = (await stores.refunds.listByPayment(payment.id)).filter(({ state }) => state !== 'failed');
  const local = live.reduce((sum, refund) => sum + (refund.localAmount ?? 0), truth.amount);
  return Math.max(0, centsOf(payment, local) - live.reduce((sum, { amount }) => sum + amount, 0));
}

/** The caller holds the payment's lock. */
export async function recordDispute(
  stores: Stores,
  payment: Payment,
  truth: ProviderDispute,
  cause: Cause,
): Promise<void> {
  const known = (await stores.disputes.listByPayment(payment.id)).find(
    ({ providerDisputeId }) => providerDisputeId === truth.providerDisputeId,
  );
  const closedAt = truth.state === 'open' ? null : cause.at;
  const amount = known?.amount ?? centsOf(payment, truth.amount);
  const tell = (kind: OrderEventKind) =>
    stores.orderEvents.add({
      orderId: payment.orderId,
      at: cause.at,
      kind,
      actor: 'provider',
      detail: { disputeId: truth.providerDisputeId, amount, reason: truth.reason },
    });
  if (!known) {
    const { orderId, id: paymentId } = payment;
    const { providerDisputeId, state, reason } = truth;
    await stores.disputes.insert(
      { id: newId('dsp'), orderId, paymentId, providerDisputeId, state, amount, reason, createdAt: cause.at, closedAt },
      dayAfter(cause.at),
    );
    await tell('dispute_opened');
  } else if (truth.state === 'open' || truth.state === known.state) return;
  else await stores.disputes.update(known.id, truth.state, closedAt);
  if (truth.state !== 'open') await tell(truth.state === 'won' ? 'dispute_won' : 'dispute_lost');
}

/** Tells the timeline and, once per refund, the buyer; then brings everything else along. */
async function told(stores: Stores, refund: Refund, state: RefundState, cause: Cause): Promise<void> {
  const { id: refundId, orderId, amount } = refund;
  await stores.orderEvents.add({
    orderId,
    at: cause.at,
    kind: EVENTS[state],
    actor: cause.actor,
    detail: { refundId, amount },
  });
  if (isAccepted({ state })) {
    await stores.outbox.add({
      kind: 'refund',
      dedupeKey: `refund:${refundId}`,
      orderId,
      email: null,
      refundId,
      createdAt: cause.at,
    });
  }
  await applyReversals(stores, refund.paymentId, cause);
}

function dayAfter(at: string): string {
  return new Date(Date.parse(at) + DAY_MS).toISOString();
}
