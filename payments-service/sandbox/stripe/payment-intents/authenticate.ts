import type Stripe from 'stripe';
import { z } from 'zod';
import type { CardMethod } from '../payment-methods/create';
import type { StripeHandler } from '../stripe-context';
import { invalidRequest, noSuch, unexpectedState } from '../stripe-error';
import { charge, failAttempt } from './confirm';
import { loadPaymentIntent, present } from './load';

const outcomeSchema = z.enum(['authenticated', 'failed']);

/**
 * POST /v1/payment_intents/:id/authenticate: the end of the 3-D Secure dialog. Stripe's own call for this is private,
 * so only the sandbox's browser script knows it. A refused challenge is no HTTP error: the intent says it.
 */
export const authenticatePaymentIntent: StripeHandler = (call, context) => {
  const intent = loadPaymentIntent(call, context);
  const outcome = outcomeSchema.safeParse(call.params['outcome']);
  if (!outcome.success) throw invalidRequest('Invalid outcome: must be authenticated or failed', { param: 'outcome' });
  if (intent.status !== 'requires_action') {
    throw unexpectedState(
      intent,
      `This PaymentIntent is not waiting for authentication: it has a status of ${intent.status}.`,
    );
  }
  const method = context.store.find<CardMethod>('payment_method', String(intent.payment_method));
  if (method === undefined) throw noSuch('PaymentMethod', String(intent.payment_method), 'payment_method');
  if (outcome.data === 'failed') {
    failAttempt(call, context, intent, method, {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      doc_url: 'https://docs.stripe.com/error-codes/payment-intent-authentication-failure',
    });
    return present(call, context.store.find<Stripe.PaymentIntent>('payment_intent', intent.id) ?? intent);
  }
  return present(call, charge(call, context, intent, method, { outcome: 'challenges' }));
};
