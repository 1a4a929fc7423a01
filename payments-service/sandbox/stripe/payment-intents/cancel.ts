import type Stripe from 'stripe';
import { emit, seconds, type StripeHandler } from '../stripe-context';
import { unexpectedState } from '../stripe-error';
import { validateParams } from '../validate';
import { loadPaymentIntent } from './load';

const CANCELABLE: string[] = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
];

/** POST /v1/payment_intents/:id/cancel. */
export const cancelPaymentIntent: StripeHandler = (call, context) => {
  const intent = loadPaymentIntent(call, context);
  const params = validateParams<Stripe.PaymentIntentCancelParams>('PaymentIntentCancel', call.params);
  if (!CANCELABLE.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELABLE.join(', ')}.`,
    );
  }
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: seconds(context),
    cancellation_reason: params.cancellation_reason ?? null,
    next_action: null,
  };
  context.store.save(canceled);
  emit(call, context, 'payment_intent.canceled', canceled);
  return canceled;
};
