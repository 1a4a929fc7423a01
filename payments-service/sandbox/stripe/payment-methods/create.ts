import type Stripe from 'stripe';
import { checkBilling, isMethodType } from '../method-rules';
import { mergeMetadata } from '../metadata';
import { bankAccountDetails, cardDetails, newPaymentMethod } from '../objects/payment-method';
import { seconds, type StripeCall, type StripeContext, type StripeHandler } from '../stripe-context';
import { invalidRequest, noSuch, StripeError } from '../stripe-error';
import { isRoutingNumber } from '../test-bank-accounts';
import { testCardNamed, type TestCard } from '../test-cards';
import { validateParams } from '../validate';
import { checkCard } from './check-card';

type Given = Pick<
  Stripe.PaymentMethodCreateParams,
  'billing_details' | 'card' | 'metadata' | 'type' | 'us_bank_account'
>;

/** POST /v1/payment_methods. Card and account numbers come from the browser, under the publishable key, only. */
export const createPaymentMethod: StripeHandler = (call, context) => {
  const params = validateParams<Stripe.PaymentMethodCreateParams>('PaymentMethodCreate', call.params);
  return storePaymentMethod(call, context, params);
};

/** Makes and stores a PaymentMethod from what the browser sent; 402 for a card that cannot be one. */
export function storePaymentMethod(call: StripeCall, context: StripeContext, params: Given): Stripe.PaymentMethod {
  const { type } = params;
  if (type === undefined || !isMethodType(type)) throw invalidRequest(`Invalid type: ${type}`, { param: 'type' });
  const details =
    type === 'card'
      ? cardFrom(call, context, params.card)
      : type === 'us_bank_account'
        ? bankAccountFrom(params.us_bank_account)
        : type === 'upi'
          ? { vpa: null }
          : {};
  const method = newPaymentMethod(type, details, {
    billing: params.billing_details,
    metadata: mergeMetadata({}, params.metadata),
    created: seconds(context),
  });
  checkBilling(type, method.billing_details);
  context.store.save(method);
  return method;
}

function cardFrom(call: StripeCall, context: StripeContext, given: Given['card']): Stripe.PaymentMethod.Card {
  if (given?.token !== undefined) return cardOfToken(given.token, context);
  if (given?.number === undefined) throw missing('card[number]');
  const { number, exp_month: expMonth, exp_year: expYear, cvc } = given;
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
  return cardDetails(card);
}

/** What a wallet hands over instead of a number. */
function cardOfToken(token: string, context: StripeContext): Stripe.PaymentMethod.Card {
  const card = token.startsWith('tok_') ? testCardNamed(token) : undefined;
  if (card === undefined) throw noSuch('token', token, 'card[token]');
  return testCardDetails(card, context);
}

/** A test card, valid until the end of next year. */
export function testCardDetails(card: TestCard, context: StripeContext): Stripe.PaymentMethod.Card {
  const expYear = new Date(context.now()).getFullYear() + 1;
  return cardDetails({ number: card.number, expMonth: 12, expYear }, card.wallet);
}

function bankAccountFrom(given: Given['us_bank_account']): Stripe.PaymentMethod.UsBankAccount {
  for (const field of ['account_number', 'routing_number', 'account_holder_type'] as const) {
    if (given?.[field] === undefined) throw missing(`us_bank_account[${field}]`);
  }
  const account_number = given?.account_number ?? '';
  const routing_number = given?.routing_number ?? '';
  if (!isRoutingNumber(routing_number)) {
    throw invalidRequest('The bank routing number provided is invalid.', {
      code: 'routing_number_invalid',
      param: 'us_bank_account[routing_number]',
    });
  }
  if (!/^\d{4,17}$/.test(account_number)) {
    throw invalidRequest('The bank account number provided is invalid.', {
      code: 'account_number_invalid',
      param: 'us_bank_account[account_number]',
    });
  }
  return bankAccountDetails({ ...given, account_number, routing_number });
}

function missing(param: string): StripeError {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}
