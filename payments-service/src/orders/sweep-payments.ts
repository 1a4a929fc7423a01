import { ProviderUnavailableError } from '../providers/provider-contract';
import type { OrderDeps } from './deps';
import type { Payment } from './order';
import { recordTruth, settlePayment } from './settle-payment';

const FIRST_CHECK_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** An unpaid payment is given up after a day; one that the provider is processing never is. */
const EXPIRES_AFTER_MS = 86_400_000;
const BATCH = 50;

/**
 * Asks the providers about open payments whose buyer and webhook stayed away: first after a minute, then ever
 * more rarely. After a day an unpaid one is cancelled at the provider and expires. @returns how many were asked about
 */
export async function sweepPayments(deps: OrderDeps): Promise<number> {
  const now = deps.now();
  const due = await deps.database.payments.listDue(new Date(now.getTime() - FIRST_CHECK_MS).toISOString(), BATCH);
  for (const payment of due) {
    try {
      await check(deps, payment, ageOf(payment, now));
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) {
        deps.log.error({ paymentId: payment.id, err: error }, 'payment could not be checked');
      }
    }
    const pause = Math.min(Math.max(ageOf(payment, now) - FIRST_CHECK_MS, 0), LONGEST_PAUSE_MS);
    await deps.database.payments.scheduleCheck(payment.id, new Date(now.getTime() + pause).toISOString());
  }
  return due.length;
}

async function check(deps: OrderDeps, payment: Payment, age: number): Promise<void> {
  await settlePayment(deps, payment);
  const current = await deps.database.payments.find(payment.id);
  if (age < EXPIRES_AFTER_MS || !current || !['created', 'requires_action', 'failed'].includes(current.state)) return;

  const provider = deps.providers.byId(current.provider);
  if (current.providerPaymentId !== null && provider?.cancel) {
    const truth = await provider.cancel(current.providerPaymentId);
    if (truth.state !== 'cancelled') return recordTruth(deps, current, truth);
  }
  await deps.database.transaction(async (stores) => {
    if (!(await stores.payments.transition(current.id, 'expired', null))) return;
    const latest = await stores.payments.latestOf(current.orderId);
    if (latest?.id === current.id) await stores.orders.transition(current.orderId, 'expired');
  });
}

function ageOf(payment: Payment, now: Date): number {
  return now.getTime() - Date.parse(payment.createdAt);
}
