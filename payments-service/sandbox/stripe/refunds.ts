import type Stripe from 'stripe';
import { mergeMetadata } from './metadata';
import { newRefund } from './objects/refund';
import { courseOf, saveRefunded } from './refund-course';
import { emit, seconds, type EventCause, type StripeContext, type StripeHandler } from './stripe-context';
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
  return storeRefund(call, context, charge, {
    amount,
    created: seconds(context),
    metadata: mergeMetadata({}, params.metadata),
    reason: params.reason ?? null,
  });
};

/** All that is left of an intent's charge, as a person refunds it at the provider's own desk. */
export function refundCharge(cause: EventCause, context: StripeContext, intent: Stripe.PaymentIntent): void {
  const charge = chargeToRefund({ payment_intent: intent.id }, context);
  const amount = charge.amount - charge.amount_refunded;
  storeRefund(cause, context, charge, { amount, created: seconds(context), metadata: {}, reason: null });
}

function storeRefund(
  cause: EventCause,
  context: StripeContext,
  charge: Stripe.Charge,
  given: Omit<Parameters<typeof newRefund>[1], 'status'>,
): Stripe.Refund {
  const { status, decidedAfterMs } = courseOf(charge);
  const refund = newRefund(charge, { ...given, status });
  context.store.save(refund, charge.id);
  const refunded = saveRefunded(context, charge, given.amount);
  if (decidedAfterMs !== undefined) {
    context.schedule.add('stripe.refund', refund.id, context.now() + decidedAfterMs);
  }
  emit(cause, context, 'refund.created', refund);
  emit(cause, context, 'charge.refunded', refunded);
  emit(cause, context, 'refund.updated', refund);
  return refund;
}

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
