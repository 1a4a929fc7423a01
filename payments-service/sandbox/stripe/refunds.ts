import type Stripe from 'stripe';
import { mergeMetadata } from './metadata';
import { newRefund } from './objects/refund';
import { emit, seconds, type StripeContext, type StripeHandler } from './stripe-context';
import { invalidRequest, noSuch } from './stripe-error';
import { validateParams } from './validate';

/** POST /v1/refunds: in whole or in part, never more than was charged. */
export const createRefund: StripeHandler = (call, context) => {
  const params = validateParams<Stripe.RefundCreateParams>('RefundCreate', call.params);
  const charge = chargeToRefund(params, context);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw invalidRequest(message, { code: 'charge_already_refunded' });
  }
  const amount = params.amount ?? left;
  if (!Number.isInteger(amount) || amount < 1) {
    throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  }
  if (amount > left) {
    const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`;
    throw invalidRequest(message, { param: 'amount' });
  }
  const refund = newRefund(charge, {
    amount,
    created: seconds(context),
    metadata: mergeMetadata({}, params.metadata),
    reason: params.reason ?? null,
  });
  const refunded = { ...charge, amount_refunded: charge.amount_refunded + amount, refunded: amount === left };
  context.store.save(refund, charge.id);
  context.store.save(refunded);
  emit(call, context, 'refund.created', refund);
  emit(call, context, 'charge.refunded', refunded);
  emit(call, context, 'refund.updated', refund);
  return refund;
};

export const retrieveRefund: StripeHandler = (call, context) => {
  const refund = context.store.find<Stripe.Refund>('refund', call.id);
  if (refund === undefined) throw noSuch('refund', call.id);
  return refund;
};

function chargeToRefund(params: Stripe.RefundCreateParams, context: StripeContext): Stripe.Charge {
  if (params.charge !== undefined) {
    const charge = context.store.find<Stripe.Charge>('charge', params.charge);
    if (charge === undefined) throw noSuch('charge', params.charge, 'charge');
    if (!charge.paid)
      throw invalidRequest(`Charge ${charge.id} was not paid and cannot be refunded.`, { param: 'charge' });
    return charge;
  }
  if (params.payment_intent === undefined) {
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.');
  }
  const intent = context.store.find<Stripe.PaymentIntent>('payment_intent', params.payment_intent);
  if (intent === undefined) throw noSuch('payment_intent', params.payment_intent, 'payment_intent');
  const charge = context.store.children<Stripe.Charge>('charge', intent.id).find((each) => each.paid);
  if (charge === undefined) {
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  }
  return charge;
}

function dollars(amount: number): string {
  return `$${(amount / 100).toFixed(2)}`;
}
