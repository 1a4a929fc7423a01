import type Stripe from 'stripe';
import { z } from 'zod';
import type { EventCause, StripeContext, StripeHandler } from '../stripe-context';
import { invalidRequest, unexpectedState } from '../stripe-error';
import { behaviourOf } from '../test-cards';
import { loadPaymentIntent, present } from './load';
import { charge, failIntent, methodOf } from './settle';

const outcomeSchema = z.enum(['authenticated', 'failed']);

/**
 * POST /v1/payment_intents/:id/authenticate: the end of the 3-D Secure dialog. Stripe's own call for this is private,
 * so only the sandbox's browser script knows it. A refused challenge is no HTTP error: the intent says it.
 */
export const authenticatePaymentIntent: StripeHandler = (call, context) => {
  const intent = loadPaymentIntent(call, context);
  const outcome = outcomeSchema.safeParse(call.params['outcome']);
  if (!outcome.success) throw invalidRequest('Invalid outcome: must be authenticated or failed', { param: 'outcome' });
  if (intent.next_action?.type !== 'use_stripe_sdk') {
    throw unexpectedState(
      intent,
      `This PaymentIntent is not waiting for authentication: it has a status of ${intent.status}.`,
    );
  }
  return present(call, endChallenge(call, context, intent, outcome.data));
};

/** Charges an authenticated card; a refused challenge wants another payment method. */
export function endChallenge(
  cause: EventCause,
  context: StripeContext,
  intent: Stripe.PaymentIntent,
  outcome: z.infer<typeof outcomeSchema>,
): Stripe.PaymentIntent {
  const method = methodOf(context, intent);
  if (outcome === 'authenticated') {
    const behaviour = behaviourOf(method.card?.last4 ?? '');
    const refusal = behaviour.outcome === 'challenges' ? behaviour.then : undefined;
    if (refusal !== undefined) return charge(cause, context, intent, method, { ...refusal, status: 'failed' });
    return charge(cause, context, intent, method, { status: 'succeeded', challenged: true });
  }
  return failIntent(cause, context, intent, method, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    doc_url: 'https://docs.stripe.com/error-codes/payment-intent-authentication-failure',
  });
}
