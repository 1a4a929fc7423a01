import type { Payment } from '../orders/order';
import { applyReversals, type Cause } from './apply-reversals';
import { recordDispute, recordForeignRefund, recordRefund } from './record-reversals';
import type { ReversalDeps } from './reversal-deps';

/**
 * Brings a payment's refunds and disputes to what the provider says now. Webhook, sweep and reconciliation all end
 * here; it may run any number of times, also at once. @returns 'undecided' while a refund of ours without the
 * provider's answer could be the one that the provider lists without our id: ask again
 * @throws ProviderUnavailableError
 */
export async function settleReversals(deps: ReversalDeps, payment: Payment): Promise<'settled' | 'undecided'> {
  const provider = deps.providers.byId(payment.provider);
  if (!provider?.listReversals || payment.providerPaymentId === null) return 'settled';
  const truth = await provider.listReversals(payment.providerPaymentId);
  const cause: Cause = { actor: 'provider', at: deps.now().toISOString() };

  const undecided = await deps.database.transaction(async (stores) => {
    await stores.refunds.lockPayment(payment.id);
    let waiting = false;
    for (const listed of truth.refunds) {
      const known = await stores.refunds.listByPayment(payment.id);
      const same = known.find(
        ({ id, providerRefundId }) => providerRefundId === listed.providerRefundId || id === listed.refundId,
      );
      const maybe = known.some(
        ({ state, amount, localAmount }) => state === 'requested' && (localAmount ?? amount) === listed.amount,
      );
      if (same) await recordRefund(stores, same, listed, cause);
      else if (listed.refundId === null && maybe) waiting = true;
      else await recordForeignRefund(stores, payment, listed, cause);
    }
    for (const listed of truth.disputes) await recordDispute(stores, payment, listed, cause);
    await applyReversals(stores, payment.id, cause);
    return waiting;
  });
  deps.wakeOutbox();
  return undecided ? 'undecided' : 'settled';
}

/** Types of the providers' events that tell of a refund or a dispute. */
export function isReversalEvent(type: string): boolean {
  return /^(refund\.|payment\.refunded$|charge\.(refund|dispute)|PAYMENT\.CAPTURE\.(REFUNDED|REVERSED)|CUSTOMER\.DISPUTE\.)/.test(
    type,
  );
}
