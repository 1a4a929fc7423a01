import type { NextStep } from '@kiln/contracts/payments-api';
import type Stripe from 'stripe';
import type { Decline, ProviderPayment } from '../provider-contract';

type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'status' | 'amount' | 'amount_received' | 'currency' | 'client_secret' | 'last_payment_error'
>;

/** Stripe's PaymentIntent in our words. A status that we do not know counts as processing, never as failed. */
export function toProviderPayment(intent: Intent): ProviderPayment {
  const state = toState(intent);
  return {
    providerPaymentId: intent.id,
    state,
    amount: state === 'paid' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    next: nextOf(intent, state),
    decline: state === 'failed' ? toDecline(intent.last_payment_error) : null,
    progress: null,
    capturable: false,
  };
}

function nextOf({ client_secret: clientSecret }: Intent, state: ProviderPayment['state']): NextStep | null {
  const unpaid = state === 'created' || state === 'requires_action' || state === 'failed';
  return unpaid && clientSecret !== null ? { kind: 'confirm', clientSecret } : null;
}

function toState({ status, last_payment_error: error }: Intent): ProviderPayment['state'] {
  switch (status) {
    case 'requires_payment_method':
      return error ? 'failed' : 'created';
    case 'requires_confirmation':
      return 'created';
    case 'requires_action':
      return 'requires_action';
    case 'canceled':
      return 'cancelled';
    case 'succeeded':
      return 'paid';
    default:
      return 'processing';
  }
}

const INVALID_CARD = new Set([
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'incorrect_zip',
  'invalid_cvc',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_number',
]);

/** A refusal of Stripe's in the failure page's codes (S 8), with Stripe's own text for the buyer. */
export function toDecline(
  error: { code?: string | undefined; decline_code?: string | undefined; message?: string | undefined } | null,
): Decline {
  const message = error?.message ?? 'Your payment could not be processed. Please try again.';
  const reasons = [error?.decline_code, error?.code].filter((reason) => reason !== undefined);
  if (reasons.includes('insufficient_funds')) return { code: 'insufficient_funds', message };
  if (reasons.some((reason) => INVALID_CARD.has(reason))) return { code: 'invalid_card', message };
  if (reasons.includes('card_declined')) return { code: 'card_declined', message };
  return { code: 'payment_failed', message };
}
