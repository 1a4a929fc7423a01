import { ProviderUnavailableError, type PaymentProvider, type ProviderPayment } from '../providers/provider-contract';
import type { OrderDeps } from './deps';
import type { Payment } from './order';
import { recordTruth } from './record-truth';
import { isPaid } from './transitions';

/**
 * Brings a payment and its order to what the provider says now, and takes the money of one that the buyer has approved.
 * Webhook, verify call and sweep all end here; it may run any number of times, also at once.
 * @throws ProviderUnavailableError
 */
export async function settlePayment(deps: OrderDeps, payment: Payment): Promise<ProviderPayment | null> {
  const provider = deps.providers.byId(payment.provider);
  if (!provider || payment.providerPaymentId === null) return null;
  const seen = await provider.retrieve(payment.providerPaymentId);
  const truth = seen?.capturable ? await captureApproved(deps, provider, payment, seen) : seen;
  const asked = seen?.capturable ? { ...payment, state: 'processing' as const } : payment;
  if (truth && !truth.capturable) await recordTruth(deps, asked, truth);
  return truth && withDeadline(payment, truth);
}

/** A provider may tell the deadline on creating only: who comes back sees it still. */
function withDeadline({ expiresAt }: Payment, truth: ProviderPayment): ProviderPayment {
  const { next } = truth;
  return next?.kind === 'deposit' && next.expiresAt === null ? { ...truth, next: { ...next, expiresAt } } : truth;
}

/** As `settlePayment`; undefined where the provider cannot be asked: what is known stays as it is. */
export async function trySettle(deps: OrderDeps, payment: Payment): Promise<ProviderPayment | null | undefined> {
  try {
    return await settlePayment(deps, payment);
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    deps.log.warn({ paymentId: payment.id, err: error }, 'provider not reached, payment left as it is');
    return undefined;
  }
}

/**
 * Takes the money of an approved payment that was not given up, as every attempt is before the next is made. Begun by
 * a guarded update that giving up repeats the other way round: of the two only one happens. Begun and cut off, the next
 * call goes on under the same key.
 */
async function captureApproved(
  deps: OrderDeps,
  provider: PaymentProvider,
  payment: Payment,
  approved: ProviderPayment,
): Promise<ProviderPayment> {
  const { providerPaymentId } = approved;
  if (!provider.capture || !(await beginCapture(deps, payment))) return asWeKnowIt(deps, payment, approved);
  const outcome = await provider.capture(providerPaymentId, `${payment.idempotencyKey}-capture`);
  const truth = (await provider.retrieve(providerPaymentId)) ?? approved;
  if (!truth.capturable) return truth;
  // Still waiting to be captured: what was refused was this capture.
  return outcome.ok ? outcome.payment : { ...truth, state: 'failed', decline: outcome.decline, capturable: false };
}

async function beginCapture({ database }: OrderDeps, payment: Payment): Promise<boolean> {
  return database.transaction(async (stores) => {
    const order = await stores.orders.find(payment.orderId);
    if (!order || isPaid(order.state)) return false;
    if (!(await stores.payments.beginCapture(payment.id))) return false;
    await stores.orders.transition(order.id, 'processing');
    return true;
  });
}

/** Approved, but given up or refused on our side: it stays what it is here, and no money moves. */
async function asWeKnowIt(deps: OrderDeps, payment: Payment, approved: ProviderPayment): Promise<ProviderPayment> {
  const { state } = (await deps.database.payments.find(payment.id)) ?? payment;
  const known = state === 'failed' || state === 'cancelled' || state === 'expired' ? state : approved.state;
  return { ...approved, state: known };
}
