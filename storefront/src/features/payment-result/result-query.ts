import { isPaymentMethodId } from '@kiln/contracts/payment-methods';
import type { VerifyPaymentRequest } from '@kiln/contracts/payments-api';

/** What a provider adds to the address that it leads back to. The secret lets its owner see the payment at the provider. */
const PROVIDER_FIELDS = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'] as const;

/** The success screen's query (S 7) as a question; a redirect of the provider names its own id instead of ours. */
export function verificationOf(query: URLSearchParams): VerifyPaymentRequest {
  const paymentId = query.get('payment_id') ?? query.get('payment_intent');
  const sessionId = query.get('session_id');
  const method = query.get('payment_method');
  return {
    ...(paymentId && { payment_id: paymentId }),
    ...(sessionId && { session_id: sessionId }),
    payment_method: isPaymentMethodId(method) ? method : 'card',
  };
}

/** The same question without what the provider added; undefined where nothing is to take away. */
export function withoutProviderFields(query: URLSearchParams): URLSearchParams | undefined {
  if (!PROVIDER_FIELDS.some((field) => query.has(field))) return undefined;
  const kept = new URLSearchParams(query);
  const intent = query.get('payment_intent');
  if (intent && !query.has('payment_id')) kept.set('payment_id', intent);
  for (const field of PROVIDER_FIELDS) kept.delete(field);
  return kept;
}
