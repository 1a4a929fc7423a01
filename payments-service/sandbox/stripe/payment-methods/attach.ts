import type Stripe from 'stripe';
import { checkMethodAmount } from '../method-rules';
import { bankAccountDetails, newPaymentMethod } from '../objects/payment-method';
import { seconds, type StripeCall, type StripeContext } from '../stripe-context';
import { invalidRequest, noSuch } from '../stripe-error';
import { TEST_ROUTING_NUMBER } from '../test-bank-accounts';
import { testCardNamed } from '../test-cards';
import { storePaymentMethod, testCardDetails } from './create';

export interface GivenPaymentMethod {
  payment_method?: string;
  payment_method_data?: unknown;
}

/** Names for tests of a server, where no browser collects anything. */
const TEST_BANK_ACCOUNTS: Record<string, string> = {
  pm_usBankAccount_success: '000123456789',
  pm_usBankAccount_accountClosed: '000111111113',
  pm_usBankAccount_noAccount: '000111111116',
  pm_usBankAccount_insufficientFunds: '000222222227',
  pm_usBankAccount_debitNotAuthorized: '000333333335',
  pm_usBankAccount_dispute: '000555555559',
  pm_usBankAccount_processing: '000000000009',
};

/**
 * The payment method that a request names (an id or a test name such as `pm_card_visa`) or brings along as
 * `payment_method_data`; null if neither.
 */
export function attachPaymentMethod(
  call: StripeCall,
  context: StripeContext,
  intent: Stripe.PaymentIntent,
  given: GivenPaymentMethod,
): Stripe.PaymentMethod | null {
  const method = requested(call, context, given);
  if (method === null) return null;
  if (!intent.payment_method_types.includes(method.type)) {
    const types = intent.payment_method_types.join(', ');
    throw invalidRequest(
      `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent. Allowed types: ${types}.`,
      { code: 'payment_intent_incompatible_payment_method', param: 'payment_method' },
    );
  }
  checkMethodAmount(method.type, intent.amount);
  return method;
}

function requested(call: StripeCall, context: StripeContext, given: GivenPaymentMethod): Stripe.PaymentMethod | null {
  if (given.payment_method_data !== undefined) {
    return storePaymentMethod(call, context, given.payment_method_data as Stripe.PaymentMethodCreateParams);
  }
  if (given.payment_method === undefined) return null;
  const stored = context.store.find<Stripe.PaymentMethod>('payment_method', given.payment_method);
  if (stored !== undefined) return stored;
  const method = testMethodNamed(given.payment_method, context);
  if (method === undefined) throw noSuch('PaymentMethod', given.payment_method, 'payment_method');
  context.store.save(method);
  return method;
}

function testMethodNamed(name: string, context: StripeContext): Stripe.PaymentMethod | undefined {
  const owner = { billing: undefined, metadata: {}, created: seconds(context) };
  const card = name.startsWith('pm_') ? testCardNamed(name) : undefined;
  if (card !== undefined) return newPaymentMethod('card', testCardDetails(card, context), owner);
  const accountNumber = TEST_BANK_ACCOUNTS[name];
  if (accountNumber === undefined) return undefined;
  const billing = { name: 'Ada Lovelace', email: 'ada@example.com' };
  const details = bankAccountDetails({
    account_holder_type: 'individual',
    account_number: accountNumber,
    routing_number: TEST_ROUTING_NUMBER,
  });
  return newPaymentMethod('us_bank_account', details, { ...owner, billing });
}
