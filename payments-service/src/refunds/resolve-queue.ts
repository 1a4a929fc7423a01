import { AppError } from '../lib/app-error';
import type { Payment } from '../orders/order';
import { refundsOf } from './paying-payment';
import type { QueuedRefund } from './refund';
import { byHand, sendBack } from './request-refund';
import type { ReversalDeps } from './reversal-deps';
import { localAmountOf, standingOf } from './standing';

export interface QueueCommand {
  queueId: string;
  actor: string;
}

/**
 * Sends the waiting money back through the provider. A paid order and its access are not touched by it; after money of
 * another amount than the price it can be paid anew. Asking again is the same refund, unless the one before failed.
 * @throws AppError queue_entry_not_found, queue_entry_resolved, nothing_to_refund, refund_by_hand, refund_refused
 */
export async function refundQueued(deps: ReversalDeps, { queueId, actor }: QueueCommand): Promise<QueuedRefund> {
  const { row, payment } = await find(deps, queueId);
  if (row.state === 'refunded') return row;
  checkOpen(row);
  // What came above the price is no part of the payment: a refund of the payment would be one of the order.
  if (row.reason === 'overpaid') throw byHand(payment, row.amount);
  await send(deps, row, payment, actor, null);
  return (await find(deps, queueId)).row;
}

/**
 * Support has sent the money itself. `proof` is the transaction's hash or the bank's reference.
 * @throws AppError queue_entry_not_found, queue_entry_resolved
 */
export async function confirmPaidBack(
  deps: ReversalDeps,
  { queueId, actor }: QueueCommand,
  proof: string,
): Promise<QueuedRefund> {
  const { row, payment } = await find(deps, queueId);
  if (row.state === 'refunded' && row.note === proof) return row;
  checkOpen(row);
  if (row.reason !== 'overpaid') await send(deps, row, payment, actor, proof);
  await resolve(deps, row, 'refunded', proof, actor, 'queue_paid_back');
  return (await find(deps, queueId)).row;
}

/** Nothing is sent back; the note says why. @throws AppError queue_entry_not_found, queue_entry_resolved */
export async function dismissQueued(
  deps: ReversalDeps,
  { queueId, actor }: QueueCommand,
  note: string,
): Promise<QueuedRefund> {
  const { row } = await find(deps, queueId);
  if (row.state === 'dismissed' && row.note === note) return row;
  checkOpen(row);
  if (!(await resolve(deps, row, 'dismissed', note, actor, 'queue_dismissed')))
    checkOpen((await find(deps, queueId)).row);
  return (await find(deps, queueId)).row;
}

async function send(deps: ReversalDeps, row: QueuedRefund, payment: Payment, actor: string, proof: string | null) {
  const earlier = await deps.database.refunds.listByPayment(payment.id);
  const attempt = earlier.filter(({ queueId, state }) => queueId === row.id && state === 'failed').length + 1;
  await sendBack(deps, {
    payment,
    queueId: row.id,
    key: `${row.id}:${attempt}`,
    hash: proof ?? '',
    reason: row.reason,
    actor,
    paidByHand: proof,
    async plan(stores) {
      // Settled meanwhile: the rest of too few coins may have come.
      checkOpen((await stores.refundQueue.find(row.id)) ?? row);
      const refunds = refundsOf(row, await stores.refunds.listByPayment(payment.id));
      const { left } = standingOf(row, refunds, await stores.disputes.listByPayment(payment.id));
      if (left === 0) throw new AppError('nothing_to_refund', 'This money has gone back already, or is disputed.');
      return { amount: left, localAmount: localAmountOf(payment, refunds, left), lines: [] };
    },
  });
}

async function resolve(
  deps: ReversalDeps,
  row: QueuedRefund,
  state: 'refunded' | 'dismissed',
  note: string,
  actor: string,
  kind: 'queue_paid_back' | 'queue_dismissed',
): Promise<boolean> {
  const at = deps.now().toISOString();
  return deps.database.transaction(async (stores) => {
    // Paid back by hand, the refund has settled the row already: what is added is the proof.
    const from =
      (await stores.refundQueue.find(row.id))?.state === 'refunded' && state === 'refunded' ? 'refunded' : 'open';
    const to = { state, note, resolvedBy: actor, resolvedAt: at };
    if (!(await stores.refundQueue.resolve(row.id, from, to))) return false;
    const { id: queueId, orderId, paymentId, amount, reason } = row;
    const detail = { queueId, paymentId, amount, reason, note };
    await stores.orderEvents.add({ orderId, at, kind, actor, detail });
    return true;
  });
}

async function find(deps: ReversalDeps, queueId: string): Promise<{ row: QueuedRefund; payment: Payment }> {
  const row = await deps.database.refundQueue.find(queueId);
  const payment = row && (await deps.database.payments.find(row.paymentId));
  if (!payment) throw new AppError('queue_entry_not_found', 'The refund queue has no such entry.');
  return { row, payment };
}

function checkOpen({ state, resolvedBy }: QueuedRefund): void {
  if (state === 'open') return;
  throw new AppError('queue_entry_resolved', `This entry is ${state} already, by ${resolvedBy ?? 'somebody'}.`);
}
