import type Stripe from 'stripe';
import { newCardPaymentMethod } from '../objects/payment-method';
import { seconds, type StripeCall, type StripeContext } from '../stripe-context';
import { invalidRequest, noSuch } from '../stripe-error';
import { testCardNamed } from '../test-cards';
import { storeCard, type CardMethod } from './create';

export interface GivenPaymentMethod {
  payment_method?: string;
  payment_method_data?: unknown;
}

/**
 * The payment method that a request names (an id or a test name such as `pm_card_visa`) or brings along as
 * `payment_method_data`; null if neither.
 */
export function attachPaymentMethod(
  call: StripeCall,
  context: StripeContext,
  intent: Stripe.PaymentIntent,
  given: GivenPaymentMethod,
): CardMethod | null {
  const method = requested(call, context, given);
  if (method !== null && !intent.payment_method_types.includes(method.type)) {
    const types = intent.payment_method_types.join(', ');
    throw invalidRequest(
      `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent. Allowed types: ${types}.`,
      { code: 'payment_intent_incompatible_payment_method', param: 'payment_method' },
    );
  }
  return method;
}

function requested(call: StripeCall, context: StripeContext, given: GivenPaymentMethod): CardMethod | null {
  if (given.payment_method_data !== undefined) {
    return storeCard(call, context, given.payment_method_data as Stripe.PaymentMethodCreateParams);
  }
  if (given.payment_method === undefined) return null;
  const stored = context.store.find<CardMethod>('payment_method', given.payment_method);
  if (stored !== undefined) return stored;
  const testCard = testCardNamed(given.payment_method);
  if (testCard === undefined) throw noSuch('PaymentMethod', given.payment_method, 'payment_method');
  const expYear = new Date(context.now()).getFullYear() + 1;
  const method = newCardPaymentMethod(
    { number: testCard.number, expMonth: 12, expYear },
    undefined,
    {},
    seconds(context),
  );
  context.store.save(method);
  return method;
}
