import { createHash } from 'node:crypto';
import { AppError } from '../lib/app-error';
import { newId } from '../lib/ids';
import type { Stores } from '../orders/deps';
import type { Payment } from '../orders/order';
import { ProviderUnavailableError } from '../providers/provider-contract';
import { carryOutRefund, refundingProvider } from './carry-out-refund';
import { payingPaymentOf } from './paying-payment';
import { planRefund, type RefundScope } from './plan-refund';
import { recordRefund } from './record-reversals';
import type { Refund } from './refund';
import type { ReversalDeps } from './reversal-deps';

export interface RefundCommand {
  orderId: string;
  scope: RefundScope;
  /** For the timeline, and for support later. */
  reason: string;
  /** The same key is the same refund. */
  key: string;
  actor: string;
  /** Support has sent the money itself: hash of the transaction, or another proof of it. */
  paidByHand: string | null;
}

/**
 * Sends money of an order back, once per key: noted first, then asked of the provider, so that a crash between loses
 * nothing. While the provider cannot be reached the refund stays 'requested' and the sweep finishes it.
 * @throws AppError order_not_found, nothing_to_refund, refund_too_much, item_not_found, refund_conflict,
 * refund_by_hand, refund_refused
 */
export async function requestRefund(deps: ReversalDeps, command: RefundCommand): Promise<Refund> {
  const order = await deps.database.orders.find(command.orderId);
  if (!order) throw new AppError('order_not_found', 'We know no order with this id.');
  const payment = await payingPaymentOf(deps.database, order.id);
  if (!payment) throw new AppError('nothing_to_refund', 'Nothing was paid for this order.');
  const { scope, reason, paidByHand } = command;
  const request = {
    payment,
    queueId: null,
    key: `${order.id}:${command.key}`,
    hash: createHash('sha256')
      .update(JSON.stringify([scope, paidByHand]))
      .digest('hex'),
    reason,
    actor: command.actor,
    paidByHand,
    plan: async (stores: Stores) =>
      planRefund(
        payment,
        await stores.orders.items(order.id),
        await stores.refunds.listByPayment(payment.id),
        await stores.disputes.listByPayment(payment.id),
        scope,
      ),
  };
  return sendBack(deps, request);
}

export interface SendBackRequest {
  payment: Payment;
  queueId: string | null;
  key: string;
  hash: string;
  reason: string;
  actor: string;
  paidByHand: string | null;
  plan(stores: Stores): Promise<Pick<Refund, 'amount' | 'localAmount' | 'lines'>>;
}

/** Notes a refund under the payment's lock, then carries it out. @throws AppError as `requestRefund` */
export async function sendBack(deps: ReversalDeps, request: SendBackRequest): Promise<Refund> {
  const { payment } = request;
  const refund = await deps.database.transaction(async (stores) => {
    // First, so that two calls at once are judged one after the other and together never pass what was paid.
    await stores.refunds.lockPayment(payment.id);
    const known = await stores.refunds.findByKey(request.key);
    if (known && known.requestHash !== request.hash) {
      throw new AppError('refund_conflict', 'This Idempotency-Key belongs to another refund. Send a new one.');
    }
    return known ?? note(deps, stores, request);
  });
  if (refund.state !== 'requested') return answered(refund);
  try {
    return answered(await carryOutRefund(deps, payment, refund));
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    deps.log.warn({ refundId: refund.id, paymentId: payment.id }, 'provider not reached, the sweep will refund');
    return refund;
  }
}

async function note(deps: ReversalDeps, stores: Stores, request: SendBackRequest): Promise<Refund> {
  const { payment, actor, reason, queueId, paidByHand } = request;
  const plan = await request.plan(stores);
  if (paidByHand === null && !refundingProvider(deps, payment)) throw byHand(payment, plan.amount);
  const at = deps.now().toISOString();
  const refund: Refund = {
    id: newId('ref'),
    orderId: payment.orderId,
    paymentId: payment.id,
    queueId,
    ...plan,
    reason,
    state: 'requested',
    providerRefundId: null,
    idempotencyKey: request.key,
    requestHash: request.hash,
    requestedBy: actor,
    failure: null,
    attempts: 0,
    createdAt: at,
    doneAt: null,
    nextCheckAt: new Date(deps.now().getTime() + 60_000).toISOString(),
  };
  if (!(await stores.refunds.insert(refund))) throw new Error(`Refund ${request.key} is there already`);
  const detail = { refundId: refund.id, amount: plan.amount, lines: plan.lines, reason };
  await stores.orderEvents.add({ orderId: payment.orderId, at, kind: 'refund_requested', actor, detail });
  if (paidByHand === null) return refund;
  const done = { providerRefundId: paidByHand, refundId: refund.id, state: 'succeeded' as const, amount: plan.amount };
  await recordRefund(stores, refund, done, { actor, at });
  return (await stores.refunds.find(refund.id)) ?? refund;
}

/** A refund that the provider refused is no success, also when it is asked for again. */
function answered(refund: Refund): Refund {
  if (refund.state !== 'failed') return refund;
  throw new AppError('refund_refused', `The provider refused the refund: ${refund.failure ?? 'no reason given'}`, {
    data: { refundId: refund.id },
  });
}

/** Tells support where the money has to go. */
export function byHand({ provider, input, local }: Payment, amount: number): AppError {
  const { walletAddress = null, coin = null } = input;
  const where = walletAddress === null ? 'Ask the buyer where to send it' : `Send it to ${walletAddress}`;
  return new AppError(
    'refund_by_hand',
    `${provider} sends no money back. ${where}, then confirm here with the transaction's hash.`,
    { data: { amount, currency: local?.currency ?? 'usd', coin, walletAddress } },
  );
}
