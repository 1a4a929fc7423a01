import { issueInvoice } from '../invoices/issue-invoice';
import { ProviderUnavailableError, type ProviderPayment } from '../providers/provider-contract';
import type { OrderDeps, Stores } from './deps';
import type { Order, Payment } from './order';
import { isPaid } from './transitions';

/** Links and files work for 30 days after payment (S 9). */
export const ACCESS_DAYS = 30;

export function accessEnd(from: Date): string {
  return new Date(from.getTime() + ACCESS_DAYS * 86_400_000).toISOString();
}

/**
 * Brings a payment and its order to what the provider says now. Webhook, verify call and sweep all end here;
 * it may run any number of times, also at once. @throws ProviderUnavailableError
 */
export async function settlePayment(deps: OrderDeps, payment: Payment): Promise<ProviderPayment | null> {
  const provider = deps.providers.byId(payment.provider);
  if (!provider || payment.providerPaymentId === null) return null;
  const truth = await provider.retrieve(payment.providerPaymentId);
  if (truth) await recordTruth(deps, payment, truth);
  return truth;
}

/** As `settlePayment`; where the provider cannot be asked, what is known stays as it is. */
export async function trySettle(deps: OrderDeps, payment: Payment): Promise<'settled' | 'unknown'> {
  try {
    await settlePayment(deps, payment);
    return 'settled';
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    deps.log.warn({ paymentId: payment.id, err: error }, 'provider not reached, payment left as it is');
    return 'unknown';
  }
}

/** Writes the provider's answer: payment, order, entitlements and receipt in one transaction. */
export async function recordTruth(deps: OrderDeps, payment: Payment, truth: ProviderPayment): Promise<void> {
  const paidNow = await deps.database.transaction(async (stores) => {
    const order = await stores.orders.find(payment.orderId);
    if (!order) throw new Error(`Payment ${payment.id} has no order`);
    if (truth.state === 'paid' && !isRightAmount(deps, order, payment, truth)) {
      // Money is somewhere: neither paid nor failed, so that the buyer does not pay again. Support decides.
      await stores.payments.transition(payment.id, 'processing', MISMATCH);
      await stores.orders.transition(order.id, 'processing');
      return false;
    }
    if (!(await stores.payments.transition(payment.id, truth.state, truth.decline))) {
      if (truth.decline) await stores.payments.recordFailure(payment.id, truth.decline);
      return false;
    }
    if (truth.state === 'paid') return completeOrder(deps, stores, order, payment);
    if ((await stores.payments.latestOf(order.id))?.id === payment.id) {
      await stores.orders.transition(order.id, truth.state);
    }
    return false;
  });
  if (paidNow) {
    deps.log.info({ orderId: payment.orderId, paymentId: payment.id }, 'order paid');
    deps.wakeOutbox();
  }
}

const MISMATCH = { code: 'amount_mismatch', message: 'The provider received another amount than the order asks for.' };

/** Makes the order paid, once: access to every item, the receipt and the invoice, inside the caller's transaction. */
export async function completeOrder(deps: OrderDeps, stores: Stores, order: Order, payment: Payment): Promise<boolean> {
  const now = deps.now();
  const paid = await stores.orders.markPaid(order.id, {
    paidAt: now.toISOString(),
    accessExpiresAt: accessEnd(now),
    method: payment.method,
  });
  if (!paid) {
    // Read again: another payment may have made it paid since the caller looked.
    const current = await stores.orders.find(order.id);
    if (current && isPaid(current.state))
      deps.log.error({ orderId: order.id, paymentId: payment.id }, 'order paid twice: refund one');
    return false;
  }
  const items = await stores.orders.items(order.id);
  await stores.entitlements.grant(order.id, items, now.toISOString());
  await stores.outbox.add({
    kind: 'receipt',
    dedupeKey: `receipt:${order.id}`,
    orderId: order.id,
    email: null,
    createdAt: now.toISOString(),
  });
  // Last, because every other payment waits for the number; read again, because the row may have changed until it was paid.
  const sold = (await stores.orders.find(order.id)) ?? order;
  await issueInvoice(stores.invoices, deps.invoicing, { order: sold, items, payment, paidAt: now.toISOString() });
  return true;
}

function isRightAmount(deps: OrderDeps, order: Order, payment: Payment, truth: ProviderPayment): boolean {
  const right = truth.amount === payment.amount && truth.amount === order.totals.total && truth.currency === 'usd';
  if (!right) {
    const { amount, currency } = truth;
    deps.log.error(
      { orderId: order.id, paymentId: payment.id, asked: order.totals.total, amount, currency },
      'amount received is not the order’s: not delivered',
    );
  }
  return right;
}
