import { takesPayment } from '../../stripe/method-rules';
import type { ApiError } from '../messages';
import { IntegrationError } from './integration-error';
import type { IntentCalls } from './intent-calls';

/** What is to be paid: an existing intent's terms, or those of `elements({mode: 'payment', amount, currency})`. */
export interface PaymentTerms {
  /** Minor units. */
  amount: number;
  /** Lower case. */
  currency: string;
  /** Methods that take such a payment. */
  methods: string[];
}

export type TermsResult = { terms: PaymentTerms; error?: undefined } | { error: ApiError; terms?: undefined };

const AUTOMATIC = ['card', 'klarna', 'afterpay_clearpay', 'affirm'];

/** Asks for the intent behind the client secret. */
export async function termsOfIntent(calls: IntentCalls, clientSecret: string): Promise<TermsResult> {
  const { paymentIntent, error } = await calls.retrieve(clientSecret);
  if (error !== undefined) return { error };
  const {
    amount,
    currency,
    payment_method_types: types,
  } = paymentIntent as unknown as {
    amount: number;
    currency: string;
    payment_method_types: string[];
  };
  return { terms: terms(amount, currency, types) };
}

/** Checks the options of a deferred group as Stripe.js does: wrong ones throw. */
export function termsOfOptions(options: Record<string, unknown>): PaymentTerms {
  const { amount, currency, mode, allowedPaymentMethodTypes: allowed = AUTOMATIC } = options;
  if (mode !== 'payment') throw new IntegrationError(`elements(): mode should be 'payment'. You specified: ${mode}.`);
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount <= 0) {
    throw new IntegrationError(`elements(): amount should be an integer greater than 0. You specified: ${amount}.`);
  }
  if (typeof currency !== 'string' || !/^[a-z]{3}$/.test(currency)) {
    throw new IntegrationError(`elements(): currency should be three lower-case letters. You specified: ${currency}.`);
  }
  if ('paymentMethodTypes' in options || 'payment_method_types' in options) {
    throw new IntegrationError(
      'elements(): paymentMethodTypes is no longer supported. Use allowedPaymentMethodTypes instead.',
    );
  }
  if (!Array.isArray(allowed)) throw new IntegrationError('elements(): allowedPaymentMethodTypes should be a list.');
  return terms(amount, currency, allowed.map(String));
}

function terms(amount: number, currency: string, types: string[]): PaymentTerms {
  return { amount, currency, methods: types.filter((type) => takesPayment(type, amount, currency)) };
}
