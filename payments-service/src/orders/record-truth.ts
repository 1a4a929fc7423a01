import { ProviderUnavailableError, type ProviderPayment } from '../providers/provider-contract';
import type { OrderDeps, Stores } from './deps';
import type { Order, Payment } from './order';
import { onUnchangedOrder } from './order-changed';
import { receiveMoney } from './receive-money';
import { stopCardTester, countDecline } from './card-declines';
import type { OrderEventKind } from '../timeline/ports';
import { OPEN_STATES } from './transitions';
import { tellUnderpaid } from './underpaid';

/** What of a payment's states the timeline tells. */
const TOLD: Partial<Record<ProviderPayment['state'], OrderEventKind>> = {
  failed: 'payment_failed',
  cancelled: 'payment_cancelled',
  expired: 'payment_expired',
};

/**
 * Writes the provider's answer: payment, order, entitlements, receipt and invoice in one transaction.
 * @param payment as it was when the provider was asked
 */
export async function recordTruth(deps: OrderDeps, payment: Payment, truth: ProviderPayment): Promise<void> {
  let declinedAgain = false;
  const work = async (stores: Stores) => {
    const order = await stores.orders.find(payment.orderId);
    if (!order) throw new Error(`Payment ${payment.id} has no order`);
    if (truth.state === 'paid') return receiveMoney(deps, stores, order, payment, truth);
    if (truth.decline?.declineId !== undefined) {
      declinedAgain = await countDecline(stores, order, payment, truth.decline.declineId, deps.now());
    }
    await recordUnpaid(deps, stores, order, payment, truth);
    return false;
  };
  const paidNow = await onUnchangedOrder(() => deps.database.transaction(work));
  if (declinedAgain) await stopCardTester(deps, payment);
  if (!paidNow) return;
  await closeOtherAttempt(deps, payment);
  deps.log.info({ orderId: payment.orderId, paymentId: payment.id }, 'order paid');
  deps.wakeOutbox();
}

/** Late money has paid for an attempt that was given up: the one that took its place must not be paid as well. */
async function closeOtherAttempt(deps: OrderDeps, paid: Payment): Promise<void> {
  const live = await deps.database.payments.latestOf(paid.orderId);
  if (!live || live.id === paid.id || !OPEN_STATES.includes(live.state)) return;
  const provider = deps.providers.byId(live.provider);
  try {
    if (live.providerPaymentId !== null && provider?.cancel) {
      await recordTruth(deps, live, await provider.cancel(live.providerPaymentId));
    } else {
      await deps.database.payments.close(live.id, 'cancelled');
    }
  } catch (error) {
    // Should it be paid after all, its money waits in the refund queue.
    if (!(error instanceof ProviderUnavailableError)) throw error;
    deps.log.warn({ paymentId: live.id, err: error }, 'other attempt of a paid order could not be cancelled');
  }
}

async function recordUnpaid(deps: OrderDeps, stores: Stores, order: Order, payment: Payment, truth: ProviderPayment) {
  const { progress } = truth;
  if (progress?.stage === 'underpaid' && (await tellUnderpaid(deps, stores, payment, progress))) return;
  // Asked before the money was under way, the answer is older than what we know: giving up would be open again.
  const unless = truth.state === 'requires_action' && payment.state !== 'processing' ? 'processing' : undefined;
  if (!(await stores.payments.transition(payment.id, truth.state, truth.decline, unless))) {
    if (truth.decline) await stores.payments.recordFailure(payment.id, truth.decline);
    return;
  }
  const kind = TOLD[truth.state];
  if (kind) {
    const at = deps.now().toISOString();
    const detail = { paymentId: payment.id, ...(truth.decline ? { code: truth.decline.code } : {}) };
    await stores.orderEvents.add({ orderId: order.id, at, kind, actor: 'provider', detail });
  }
  if ((await stores.payments.latestOf(order.id))?.id === payment.id) {
    await stores.orders.transition(order.id, truth.state);
  }
}
