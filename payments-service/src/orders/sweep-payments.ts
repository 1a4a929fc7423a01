import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import { ProviderUnavailableError, type ProviderPayment } from '../providers/provider-contract';
import type { OrderDeps } from './deps';
import type { Payment } from './order';
import { recordTruth } from './record-truth';
import { settlePayment } from './settle-payment';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const FIRST_CHECK_MS = MINUTE_MS;
/** An unpaid payment is given up after a day; one that the provider is processing never is. */
const EXPIRES_AFTER_MS = DAY_MS;
/** Small deposits take a day or two to arrive, and may be named for ten days (Stripe's documentation of ACH). */
const DEPOSITS_EXPIRE_AFTER_MS = 10 * DAY_MS;
/** Codes and addresses run out within minutes, and a buyer may be looking on; the rest can wait. */
const LONGEST_PAUSES_MS: Partial<Record<PaymentMethodId, number>> = { upi: MINUTE_MS, crypto: 5 * MINUTE_MS };
const BATCH = 50;

/**
 * Asks the providers about open payments whose buyer and webhook stayed away: first after a minute, then ever more
 * rarely; every minute while the provider does not answer, which is asked once in a run. After a day an unpaid one is cancelled at the provider and
 * expires. @returns how many were asked about
 */
export async function sweepPayments(deps: OrderDeps): Promise<number> {
  const now = deps.now();
  const due = await deps.database.payments.listDue(new Date(now.getTime() - FIRST_CHECK_MS).toISOString(), BATCH);
  const silent = new Set<string>();
  for (const payment of due) {
    // One that does not answer is not waited for again and again while payments of the others are due.
    const answered = !silent.has(payment.provider) && (await tryCheck(deps, payment, ageOf(payment, now)));
    if (!answered) silent.add(payment.provider);
    const asked = deps.now();
    const next = new Date(asked.getTime() + (answered ? pauseOf(payment, asked) : 0)).toISOString();
    await deps.database.write(({ payments }) => payments.scheduleCheck(payment.id, next));
  }
  return due.length;
}

/** @returns false where the provider could not be asked */
async function tryCheck(deps: OrderDeps, payment: Payment, age: number): Promise<boolean> {
  try {
    await check(deps, payment, age);
    return true;
  } catch (error) {
    if (error instanceof ProviderUnavailableError) return false;
    deps.log.error({ paymentId: payment.id, err: error }, 'payment could not be checked');
    return true;
  }
}

async function check(deps: OrderDeps, payment: Payment, age: number): Promise<void> {
  const truth = await settlePayment(deps, payment);
  const current = await deps.database.payments.find(payment.id);
  if (!current || age < expiryOf(truth) || !['created', 'requires_action', 'failed'].includes(current.state)) return;

  const provider = deps.providers.byId(current.provider);
  if (current.providerPaymentId !== null && provider?.cancel) {
    const cancelled = await provider.cancel(current.providerPaymentId);
    if (cancelled.state !== 'cancelled') return recordTruth(deps, current, cancelled);
  }
  await deps.database.transaction(async (stores) => {
    if (!(await stores.payments.close(current.id, 'expired'))) return;
    const { id: paymentId, orderId } = current;
    const at = deps.now().toISOString();
    await stores.orderEvents.add({ orderId, at, kind: 'payment_expired', actor: 'system', detail: { paymentId } });
    const latest = await stores.payments.latestOf(orderId);
    if (latest?.id === paymentId) await stores.orders.transition(orderId, 'expired');
  });
}

function expiryOf(truth: ProviderPayment | null): number {
  return truth?.next?.kind === 'verify_account' ? DEPOSITS_EXPIRE_AFTER_MS : EXPIRES_AFTER_MS;
}

function pauseOf(payment: Payment, now: Date): number {
  const grown = Math.max(ageOf(payment, now) - FIRST_CHECK_MS, 0);
  return Math.min(grown, LONGEST_PAUSES_MS[payment.method] ?? HOUR_MS);
}

function ageOf(payment: Payment, now: Date): number {
  return now.getTime() - Date.parse(payment.createdAt);
}
