import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { failure } from '../../payment-error';
import type { Confirmation } from '../checkout-method';

/** The money is taken or on its way; anything else is not paid. */
const TAKEN: readonly PaymentIntent.Status[] = ['succeeded', 'processing', 'requires_capture'];

export interface StripeResult {
  paymentIntent?: PaymentIntent | undefined;
  error?: StripeError | undefined;
}

/**
 * What a confirm call of the provider's script came to. Confirming what is already paid is an error there; for the
 * buyer it is paid.
 */
export function confirmationOf({ paymentIntent, error }: StripeResult): Confirmation {
  const intent = paymentIntent ?? error?.payment_intent;
  if (intent && TAKEN.includes(intent.status)) return { kind: 'confirmed', id: intent.id };
  return failure(error?.message, error?.type === 'api_connection_error');
}
