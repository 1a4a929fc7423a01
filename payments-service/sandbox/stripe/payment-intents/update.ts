import type Stripe from 'stripe';
import { checkAmount } from '../amounts';
import { mergeMetadata } from '../metadata';
import { attachPaymentMethod } from '../payment-methods/attach';
import type { StripeHandler } from '../stripe-context';
import { unexpectedState } from '../stripe-error';
import { validateParams } from '../validate';
import { loadPaymentIntent } from './load';

const OPEN_STATES: string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** POST /v1/payment_intents/:id. The amount can change until the payment is under way; metadata always. */
export const updatePaymentIntent: StripeHandler = (call, context) => {
  const intent = loadPaymentIntent(call, context);
  const params = validateParams<Stripe.PaymentIntentUpdateParams>('PaymentIntentUpdate', call.params);
  const touchesMoney =
    params.amount !== undefined || params.currency !== undefined || params.payment_method !== undefined;
  if (touchesMoney && !OPEN_STATES.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}. You may only update the amount of a PaymentIntent with one of the following statuses: ${OPEN_STATES.join(', ')}.`,
    );
  }
  const amount = params.amount ?? intent.amount;
  const currency = params.currency?.toLowerCase() ?? intent.currency;
  checkAmount(amount, currency);
  const attached = attachPaymentMethod(call, context, intent, params);
  const updated: Stripe.PaymentIntent = {
    ...intent,
    amount,
    currency,
    metadata: mergeMetadata(intent.metadata, params.metadata),
    description: params.description ?? intent.description,
    receipt_email: params.receipt_email === undefined ? intent.receipt_email : params.receipt_email || null,
    ...(attached === null ? {} : { payment_method: attached.id, status: 'requires_confirmation', next_action: null }),
  };
  context.store.save(updated);
  return updated;
};
