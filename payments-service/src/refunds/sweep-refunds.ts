import { ProviderUnavailableError } from '../providers/provider-contract';
import { carryOutRefund } from './carry-out-refund';
import type { Refund } from './refund';
import type { ReversalDeps } from './reversal-deps';
import { settleReversals } from './settle-reversals';

const BATCH = 50;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Finishes what a crash or an outage left: asks for refunds that the provider has not answered yet, under their same
 * keys, looks after pending ones, and asks daily how open disputes stand. @returns how many it looked at
 */
export async function sweepRefunds(deps: ReversalDeps): Promise<number> {
  const now = deps.now();
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const refunds = await deps.database.refunds.listDue(now.toISOString(), BATCH);
  for (const refund of refunds) {
    const pause =
      refund.state === 'pending' ? DAY_MS : Math.min(MINUTE_MS * 2 ** Math.min(refund.attempts, 20), DAY_MS);
    await deps.database.refunds.postpone(refund.id, after(pause));
    await guarded(deps, refund.paymentId, () => finish(deps, refund));
  }
  const disputes = await deps.database.disputes.listDue(now.toISOString(), BATCH);
  for (const dispute of disputes) {
    await deps.database.disputes.postpone(dispute.id, after(DAY_MS));
    await guarded(deps, dispute.paymentId, () => settle(deps, dispute.paymentId));
  }
  return refunds.length + disputes.length;
}

async function finish(deps: ReversalDeps, { id, paymentId }: Refund): Promise<void> {
  const refund = await deps.database.refunds.find(id);
  const payment = await deps.database.payments.find(paymentId);
  if (refund?.state === 'requested' && payment) await carryOutRefund(deps, payment, refund);
  else await settle(deps, paymentId);
}

async function settle(deps: ReversalDeps, paymentId: string): Promise<void> {
  const payment = await deps.database.payments.find(paymentId);
  if (payment) await settleReversals(deps, payment);
}

/** One payment that cannot be asked about leaves the others alone. */
async function guarded(deps: ReversalDeps, paymentId: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ProviderUnavailableError) deps.log.warn({ paymentId }, 'provider not reached, refund waits');
    else deps.log.error({ paymentId, err: error }, 'refunds could not be settled');
  }
}
