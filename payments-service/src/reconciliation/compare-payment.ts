import type { OrderDeps } from '../orders/deps';
import type { Payment } from '../orders/order';
import { settlePayment } from '../orders/settle-payment';
import { isPaid, OPEN_STATES } from '../orders/transitions';
import type { PaymentProvider, ProviderPayment } from '../providers/provider-contract';
import { NOT_THE_PRICE } from '../refunds/refund';
import { settleReversals } from '../refunds/settle-reversals';
import type { Difference, DifferenceKind } from './report';

/**
 * Compares one payment of ours with its provider. A difference is looked at twice: what a listing said may be older
 * than our row, so the provider is asked again and our side settled before anything is reported.
 * @throws ProviderUnavailableError
 */
export async function comparePayment(
  deps: OrderDeps,
  provider: PaymentProvider,
  payment: Payment,
  listed?: ProviderPayment,
): Promise<Difference[]> {
  if (payment.providerPaymentId === null) return [];
  if (listed && agrees(provider, payment, listed)) return compareRefunds(deps, provider, payment);
  const truth = await settlePayment(deps, payment);
  const now = (await deps.database.payments.find(payment.id)) ?? payment;
  const found = (kind: DifferenceKind, settled: boolean, values: Pick<Difference, 'here' | 'there'>): Difference => ({
    kind,
    provider: provider.id,
    orderId: payment.orderId,
    paymentId: payment.id,
    providerPaymentId: payment.providerPaymentId,
    settled,
    ...values,
  });
  // Money of another amount stands there for ever.
  if (isSentBack(now)) return [];
  if (!truth) return [found('unknown_there', false, { here: now.state, there: null })];

  const differences: Difference[] = [];
  const states = { here: payment.state, there: truth.state };
  const asked = askedOf(payment);
  // What came above the price waits in the refund queue.
  const isEnough = isPaid(now.state) && truth.amount > asked.amount;
  if (truth.currency !== asked.currency || (truth.amount !== asked.amount && !isEnough)) {
    differences.push(found('amount', false, { here: asked.amount, there: truth.amount }));
  } else if (truth.state === 'paid' && !isPaid(payment.state)) {
    differences.push(found('paid_at_provider', isPaid(now.state), states));
  } else if (isPaid(payment.state) && truth.state !== 'paid') {
    differences.push(found('paid_here_only', false, states));
  } else if (!isSameState(provider, payment, truth) && !isMovement(payment, truth)) {
    differences.push(found('state', isSameState(provider, now, truth), states));
  }
  return [...differences, ...(await compareRefunds(deps, provider, now))];
}

function agrees(provider: PaymentProvider, payment: Payment, truth: ProviderPayment): boolean {
  const { amount, currency } = askedOf(payment);
  return isSameState(provider, payment, truth) && truth.amount === amount && truth.currency === currency;
}

/** What the provider was asked to charge. */
function askedOf(payment: Payment): { amount: number; currency: string } {
  return payment.local ?? { amount: payment.amount, currency: 'usd' };
}

function isSameState(provider: PaymentProvider, { state }: Payment, truth: ProviderPayment): boolean {
  if (isPaid(state)) return truth.state === 'paid';
  const givenUp = state === 'cancelled' || state === 'expired';
  // Given up here and still open there is all that can be done where the provider knows no cancelling.
  if (givenUp && !provider.cancel) return truth.state !== 'paid' && truth.state !== 'processing';
  return state === truth.state || (givenUp && (truth.state === 'cancelled' || truth.state === 'expired'));
}

/** Money of another amount than the price that support has sent back. */
function isSentBack({ state, failure }: Payment): boolean {
  return state === 'cancelled' && NOT_THE_PRICE.some((reason) => reason === failure?.code);
}

/** A payment on its way: the buyer is at it, both sides say so. */
function isMovement({ state }: Payment, truth: ProviderPayment): boolean {
  return OPEN_STATES.includes(state) && OPEN_STATES.includes(truth.state);
}

/** Sums of what went back. A refund that no webhook told of, also one from the provider's dashboard, is recorded. */
async function compareRefunds(deps: OrderDeps, provider: PaymentProvider, payment: Payment): Promise<Difference[]> {
  if (!provider.listReversals || payment.providerPaymentId === null || !isPaid(payment.state)) return [];
  const { id: paymentId, orderId, providerPaymentId } = payment;
  const { refunds } = await provider.listReversals(providerPaymentId);
  const there = sum(refunds.filter(({ state }) => state !== 'failed').map(({ amount }) => amount));
  const here = await refundedHere(deps, paymentId);
  if (here === there) return [];
  await settleReversals(deps, payment);
  const settled = (await refundedHere(deps, paymentId)) === there;
  return [{ kind: 'refunds', provider: provider.id, orderId, paymentId, providerPaymentId, here, there, settled }];
}

async function refundedHere({ database }: OrderDeps, paymentId: string): Promise<number> {
  const live = (await database.refunds.listByPayment(paymentId)).filter(({ state }) => state !== 'failed');
  return sum(live.map((refund) => refund.localAmount ?? refund.amount));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
