import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { BillingDetails } from '@kiln/contracts/payments-api';
import { AppError } from '../lib/app-error';
import { newId } from '../lib/ids';
import {
  SpentKeyError,
  type Decline,
  type PaymentProvider,
  type ProviderOutcome,
  type ProviderPayment,
} from '../providers/provider-contract';
import type { OrderDeps } from './deps';
import type { Order, Payment, PaymentInput } from './order';
import { recordTruth } from './record-truth';
import { settlePayment } from './settle-payment';
import { isPaid } from './transitions';

/** The provider that takes a method. @throws AppError payment_method_unavailable */
export function providerFor(deps: OrderDeps, method: PaymentMethodId): PaymentProvider {
  const provider = deps.providers.forMethod(method);
  if (!provider) throw new AppError('payment_method_unavailable', 'Invalid payment method');
  return provider;
}

export interface AttemptTerms {
  attempt: number;
  provider: string;
  now: Date;
  input?: PaymentInput;
  contentsKey?: string;
  clientKey?: string;
  local?: Payment['local'];
}

/** A new attempt, not yet known to the provider. Its idempotency key follows from order and attempt. */
export function newAttempt(
  order: Pick<Order, 'id' | 'totals' | 'paymentMethod'>,
  { attempt, provider, now, input = {}, contentsKey, clientKey, local = null }: AttemptTerms,
): Payment {
  return {
    id: newId('pay'),
    orderId: order.id,
    attempt,
    provider,
    providerPaymentId: null,
    method: order.paymentMethod,
    amount: order.totals.total,
    local,
    state: 'created',
    idempotencyKey: `${order.id}-${attempt}`,
    input,
    contentsKey: contentsKey ?? null,
    clientKey: clientKey ?? null,
    failure: null,
    expiresAt: null,
    createdAt: now.toISOString(),
  };
}

/**
 * Makes the payment at the provider and notes its id. Asking twice makes one payment: same idempotency key.
 * 'raced': the attempt was given up meanwhile; what was made is cancelled again.
 * @param billing as the order has them
 * @param refusal the call's text (S 8) for a request that the provider refuses
 * @throws AppError provider_refused
 */
export async function openAttempt(
  deps: OrderDeps,
  payment: Payment,
  billing: BillingDetails,
  refusal: string,
): Promise<ProviderPayment | 'raced'> {
  const provider = providerFor(deps, payment.method);
  const outcome = await createAtProvider(deps, provider, payment, billing);
  if (!outcome.ok) throw refusedRequest(deps, payment, outcome.decline, refusal);
  const { providerPaymentId, next } = outcome.payment;
  const expiresAt = next?.kind === 'deposit' ? next.expiresAt : null;
  const attached = await deps.database.write(({ payments }) =>
    payments.attachProvider(payment.id, providerPaymentId, expiresAt),
  );
  if (attached) return outcome.payment;
  await provider.cancel?.(providerPaymentId);
  return 'raced';
}

/** Where no payment can come of the attempt any more, it is given up: the next call makes another, under a new key. */
async function createAtProvider(
  { database }: OrderDeps,
  provider: PaymentProvider,
  payment: Payment,
  billing: BillingDetails,
): Promise<ProviderOutcome> {
  try {
    const outcome = await provider.create({
      orderId: payment.orderId,
      paymentId: payment.id,
      method: payment.method,
      amount: payment.local?.amount ?? payment.amount,
      currency: payment.local?.currency ?? 'usd',
      idempotencyKey: payment.idempotencyKey,
      billing,
      coin: payment.input.coin ?? null,
    });
    if (!outcome.ok) await database.payments.close(payment.id, 'cancelled');
    return outcome;
  } catch (error) {
    if (error instanceof SpentKeyError) await database.payments.close(payment.id, 'cancelled');
    throw error;
  }
}

/** No card is known yet: what is refused is our request. Its text is for us, unless the provider has one for buyers. */
function refusedRequest(deps: OrderDeps, payment: Payment, decline: Decline, refusal: string): AppError {
  const { code, message, reason } = decline;
  const { orderId, id: paymentId, provider, amount } = payment;
  const refused = { orderId, paymentId, provider, amount, code, reason: reason ?? message };
  deps.log.error(refused, 'provider refused our request');
  return new AppError('provider_refused', reason === undefined ? message : refusal);
}

/** The live payment as it is now, recorded; 'closed' if it can no longer be paid and a new attempt is due. */
export async function resumeAttempt(
  deps: OrderDeps,
  payment: Payment,
  refusal: string,
): Promise<ProviderPayment | 'raced' | 'closed'> {
  if (payment.providerPaymentId === null) {
    const order = await deps.database.orders.find(payment.orderId);
    if (!order) throw new Error(`Payment ${payment.id} has no order`);
    return openAttempt(deps, payment, order.billing, refusal);
  }
  const truth = await settlePayment(deps, payment);
  if (!truth || truth.state === 'cancelled' || truth.state === 'expired') return 'closed';
  if (truth.state !== 'failed') return truth;
  // What the browser confirms takes another card on the same payment; a code, an approval or an address does not.
  if (truth.next?.kind !== 'confirm') return (await closeAttempt(deps, payment)) === 'paid' ? 'raced' : 'closed';
  const reopened = await deps.database.transaction(async (stores) => {
    const moved = await stores.payments.transition(payment.id, 'created', null);
    return moved && stores.orders.transition(payment.orderId, 'created');
  });
  return reopened ? { ...truth, state: 'created', decline: null } : 'raced';
}

/**
 * Gives up the live attempt so that the order may change. @returns whether the money has come instead
 * @throws AppError payment_in_progress while money may be on its way
 */
export async function closeAttempt(deps: OrderDeps, payment: Payment): Promise<'closed' | 'paid'> {
  const provider = deps.providers.byId(payment.provider);
  if (provider && payment.providerPaymentId !== null) {
    const truth = await (provider.cancel?.(payment.providerPaymentId) ?? provider.retrieve(payment.providerPaymentId));
    // Approved is no news: recorded, it would hide a capture that has begun.
    if (truth && !truth.capturable) await recordTruth(deps, payment, truth);
  }
  if (await deps.database.payments.close(payment.id, 'cancelled')) return 'closed';
  const { state } = (await deps.database.payments.find(payment.id)) ?? payment;
  if (isPaid(state)) return 'paid';
  if (state === 'cancelled' || state === 'expired') return 'closed';
  throw new AppError(
    'payment_in_progress',
    'A payment for this order is still being processed, so the order cannot be changed now. Please wait for it.',
  );
}
