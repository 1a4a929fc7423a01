import type Stripe from 'stripe';
import { passesLuhn, schemeOf } from '../../card-number';
import { mergeMetadata } from '../metadata';
import { newCardPaymentMethod, type CardInput } from '../objects/payment-method';
import { seconds, type StripeCall, type StripeContext, type StripeHandler } from '../stripe-context';
import { invalidRequest, StripeError } from '../stripe-error';
import { validateParams } from '../validate';

export type CardMethod = Stripe.PaymentMethod & { card: Stripe.PaymentMethod.Card };

/** POST /v1/payment_methods. Card numbers come from the browser, under the publishable key, only. */
export const createPaymentMethod: StripeHandler = (call, context) => {
  const params = validateParams<Stripe.PaymentMethodCreateParams>('PaymentMethodCreate', call.params);
  return storeCard(call, context, params);
};

/** Makes and stores a card PaymentMethod from what the browser sent; 402 for a card that cannot be one. */
export function storeCard(
  call: StripeCall,
  context: StripeContext,
  params: Pick<Stripe.PaymentMethodCreateParams, 'billing_details' | 'card' | 'metadata' | 'type'>,
): CardMethod {
  if (params.type !== 'card' || params.card === undefined) {
    throw invalidRequest('The sandbox knows payment methods of type card only.', { param: 'type' });
  }
  const { number, exp_month: expMonth, exp_year: expYear, cvc } = params.card;
  if (number === undefined) throw missing('card[number]');
  if (expMonth === undefined) throw missing('card[exp_month]');
  if (expYear === undefined) throw missing('card[exp_year]');
  if (call.key === 'secret') {
    throw new StripeError(402, {
      type: 'invalid_request_error',
      message:
        'Sending credit card numbers directly to the Stripe API is generally unsafe. Use pm_card_visa and its like in tests.',
    });
  }
  const card = { number, expMonth, expYear: fullYear(expYear) };
  checkCard(card, cvc, new Date(context.now()));
  const method = newCardPaymentMethod(
    card,
    params.billing_details,
    mergeMetadata({}, params.metadata),
    seconds(context),
  );
  context.store.save(method);
  return method;
}

function checkCard(card: CardInput, cvc: string | undefined, now: Date): void {
  if (!/^\d{12,19}$/.test(card.number) || !passesLuhn(card.number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  if (card.expMonth < 1 || card.expMonth > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  const thisYear = now.getFullYear();
  const isPast = card.expYear < thisYear || (card.expYear === thisYear && card.expMonth < now.getMonth() + 1);
  if (isPast || card.expYear > thisYear + 50) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (cvc !== undefined && cvc.length !== schemeOf(card.number).cvcLength) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
}

function missing(param: string): StripeError {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}

function cardError(code: string, message: string, param: string): StripeError {
  return new StripeError(402, { type: 'card_error', code, message, param });
}
