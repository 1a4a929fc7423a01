import type Stripe from 'stripe';
import { checkAmount } from '../amounts';
import { checkCurrency, isMethodType } from '../method-rules';
import { mergeMetadata } from '../metadata';
import { newPaymentIntent } from '../objects/payment-intent';
import { attachPaymentMethod } from '../payment-methods/attach';
import { emit, seconds, type StripeHandler } from '../stripe-context';
import { invalidRequest } from '../stripe-error';
import { validateParams } from '../validate';
import { confirmWith } from './confirm';

/** POST /v1/payment_intents, with `confirm=true` as well. */
export const createPaymentIntent: StripeHandler = (call, context) => {
  const params = validateParams<Stripe.PaymentIntentCreateParams>('PaymentIntentCreate', call.params);
  const currency = params.currency.toLowerCase();
  checkAmount(params.amount, currency);
  if (params.confirm !== true && params.return_url !== undefined) {
    throw invalidRequest('`return_url` can only be set when `confirm=true`.', { param: 'return_url' });
  }
  const types = paymentMethodTypes(params);
  for (const type of types.payment_method_types) checkCurrency(type, currency);
  const intent = newPaymentIntent({
    amount: params.amount,
    currency,
    created: seconds(context),
    description: params.description ?? null,
    metadata: mergeMetadata({}, params.metadata),
    receipt_email: params.receipt_email || null,
    capture_method: params.capture_method ?? 'automatic_async',
    ...types,
    ...methodOptions(params),
  });
  const attached = attachPaymentMethod(call, context, intent, params);
  const stored =
    attached === null ? intent : { ...intent, payment_method: attached.id, status: 'requires_confirmation' };
  context.store.save(stored);
  emit(call, context, 'payment_intent.created', stored);
  return params.confirm === true ? confirmWith(call, context, stored, params) : stored;
};

function methodOptions(params: Stripe.PaymentIntentCreateParams): Partial<Stripe.PaymentIntent> {
  const bank = params.payment_method_options?.us_bank_account;
  const verification = typeof bank === 'object' ? bank?.verification_method : undefined;
  if (verification === undefined) return {};
  return { payment_method_options: { us_bank_account: { verification_method: verification } } };
}

function paymentMethodTypes(
  params: Stripe.PaymentIntentCreateParams,
): Pick<Stripe.PaymentIntent, 'allowed_payment_method_types' | 'automatic_payment_methods' | 'payment_method_types'> {
  const allowed = params.allowed_payment_method_types;
  if (allowed !== undefined) {
    for (const other of ['automatic_payment_methods', 'payment_method_configuration'] as const) {
      if (params[other] === undefined) continue;
      const message = `You may only specify one of these parameters: allowed_payment_method_types, ${other}.`;
      throw invalidRequest(message, { param: 'allowed_payment_method_types' });
    }
    const unknown = allowed.find((type) => !isMethodType(type));
    if (unknown !== undefined || allowed.length === 0) {
      const message = `The payment method type "${unknown ?? ''}" is invalid. Please ensure the provided type is activated in your dashboard.`;
      throw invalidRequest(message, {
        code: 'payment_intent_invalid_parameter',
        param: 'allowed_payment_method_types',
      });
    }
    return { allowed_payment_method_types: allowed, automatic_payment_methods: null, payment_method_types: allowed };
  }
  const automatic = { allow_redirects: 'always' as const, enabled: true, ...params.automatic_payment_methods };
  return { allowed_payment_method_types: null, automatic_payment_methods: automatic, payment_method_types: ['card'] };
}
