import type { Payment } from '../orders/order';
import type { PaymentProvider } from '../providers/provider-contract';
import type { Cause } from './apply-reversals';
import { recordRefund, recordRefusal } from './record-reversals';
import type { Refund } from './refund';
import type { ReversalDeps } from './reversal-deps';
import { settleReversals } from './settle-reversals';

export type RefundingProvider = PaymentProvider & Required<Pick<PaymentProvider, 'refund'>>;

/** The payment's provider, if it can send money back. */
export function refundingProvider(deps: ReversalDeps, payment: Payment): RefundingProvider | undefined {
  const provider = deps.providers.byId(payment.provider);
  return provider && canRefund(provider) && payment.providerPaymentId !== null ? provider : undefined;
}

function canRefund(provider: PaymentProvider): provider is RefundingProvider {
  return provider.refund !== undefined;
}

/**
 * Asks the provider for a refund that is noted already, and records the answer. Twice is once: the provider gets the
 * refund's id as its idempotency key. A repeat looks first whether it was made: keys are forgotten after a while.
 * @throws ProviderUnavailableError; the refund then stays 'requested' and the sweep comes back to it
 */
export async function carryOutRefund(deps: ReversalDeps, payment: Payment, refund: Refund): Promise<Refund> {
  const provider = refundingProvider(deps, payment);
  if (!provider || payment.providerPaymentId === null) throw new Error(`Payment ${payment.id} cannot be refunded`);
  if (refund.attempts > 0) {
    await settleReversals(deps, payment);
    const current = await deps.database.refunds.find(refund.id);
    if (current && current.state !== 'requested') return current;
  }
  const outcome = await provider.refund({
    providerPaymentId: payment.providerPaymentId,
    refundId: refund.id,
    amount: refund.localAmount ?? refund.amount,
    currency: payment.local?.currency ?? 'usd',
    idempotencyKey: refund.id,
  });
  const cause: Cause = { actor: refund.requestedBy, at: deps.now().toISOString() };
  await deps.database.transaction(async (stores) => {
    await stores.refunds.lockPayment(payment.id);
    if (outcome.ok) await recordRefund(stores, refund, outcome.refund, cause);
    else await recordRefusal(stores, refund, outcome.message, cause);
  });
  deps.wakeOutbox();
  return (await deps.database.refunds.find(refund.id)) ?? refund;
}
