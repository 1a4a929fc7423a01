import { returnAddress } from '../../stripe/return-address';
import { toForm } from '../call-api';
import type { BillingField } from '../messages';
import { ElementsGroup } from './elements-group';
import { IntegrationError } from './integration-error';
import { leaveFor, type IntentCalls, type IntentResult } from './intent-calls';

export interface ConfirmPaymentOptions {
  elements?: ElementsGroup;
  clientSecret?: string;
  confirmParams?: { return_url?: string; payment_method_data?: { billing_details?: object }; [param: string]: unknown };
  redirect?: 'always' | 'if_required';
}

type Method = { error: Extract<IntentResult, { error: object }>['error'] } | { params: object; error?: undefined };

/** `stripe.confirmPayment`: pays with what the elements hold; leaves for the lender, or for `return_url`. */
export async function confirmPayment(calls: IntentCalls, options: ConfirmPaymentOptions): Promise<IntentResult> {
  const { elements, redirect = 'always', confirmParams = {} } = options;
  if (elements !== undefined && !(elements instanceof ElementsGroup)) {
    throw new IntegrationError('confirmPayment(): elements should be what stripe.elements() gave.');
  }
  const clientSecret = options.clientSecret ?? elements?.clientSecret;
  if (clientSecret === undefined) {
    throw new IntegrationError('confirmPayment(): expected clientSecret, as elements() was not given one.');
  }
  if (redirect === 'always' && confirmParams.return_url === undefined) {
    throw new IntegrationError(
      "confirmPayment(): confirmParams.return_url is required unless redirect: 'if_required'.",
    );
  }
  const wallet = elements?.express;
  try {
    const mismatch = elements?.isDeferred === true ? await differenceTo(elements, calls, clientSecret) : undefined;
    if (mismatch !== undefined) return mismatch;
    const method = await methodIn(elements, confirmParams.payment_method_data?.billing_details);
    if (method.error !== undefined) return { error: method.error };
    const { payment_method_data: _, ...params } = confirmParams;
    const form = toForm({ ...params, ...method.params, use_stripe_sdk: true });
    const answer = await calls.post(clientSecret, 'confirm', form);
    const result = await calls.afterConfirmation(clientSecret, answer, true);
    if (result.error !== undefined || redirect === 'if_required') return result;
    const paid = result.paymentIntent as unknown as { id: string; client_secret: string; status: string };
    return leaveFor(returnAddress(paid, String(confirmParams.return_url)));
  } finally {
    wallet?.finish();
  }
}

/** The payment method that the elements hold; what they collected goes before what the shop knows. */
async function methodIn(elements: ElementsGroup | undefined, known: object = {}): Promise<Method> {
  const wallet = elements?.express?.takePayment();
  const submitted = elements?.takeSubmitted() ?? null;
  if (elements?.isDeferred === true && submitted === null) {
    throw new IntegrationError('Please call elements.submit() before stripe.confirmPayment().');
  }
  if (wallet != null) {
    const billing_details = { ...known, ...wallet.billing_details };
    return { params: { payment_method_data: { type: 'card', card: { token: wallet.token }, billing_details } } };
  }
  const details = submitted ?? (await elements?.payment?.submit());
  if (details === undefined) return { params: {} };
  if (details.error !== undefined) return { error: { ...details.error } };
  const billing_details = merged(known, details.billing);
  return { params: { payment_method_data: { type: details.method, billing_details } } };
}

/** `{'address.city': 'Pune'}` into Stripe's nested form. */
function merged(known: { address?: object }, collected: Partial<Record<BillingField, string>>): object {
  const entries = Object.entries(collected);
  const isAddress = ([field]: [string, string]) => field.startsWith('address.');
  const address = entries.filter(isAddress).map(([field, value]) => [field.replace('address.', ''), value] as const);
  return {
    ...known,
    ...Object.fromEntries(entries.filter((entry) => !isAddress(entry))),
    address: { ...known.address, ...Object.fromEntries(address) },
  };
}

/** A deferred group has to say what the intent says: the buyer agreed to what the element showed. */
async function differenceTo(
  elements: ElementsGroup,
  calls: IntentCalls,
  clientSecret: string,
): Promise<IntentResult | undefined> {
  const { terms } = await elements.terms();
  const { paymentIntent, error } = await calls.retrieve(clientSecret);
  if (error !== undefined) return { error };
  for (const field of ['amount', 'currency'] as const) {
    if (terms === undefined || paymentIntent[field] === terms[field]) continue;
    const message = `The ${field} of the PaymentIntent (${String(paymentIntent[field])}) does not match the one that was given to elements() (${terms[field]}).`;
    return { error: { type: 'invalid_request_error', message, param: field } };
  }
  return undefined;
}
