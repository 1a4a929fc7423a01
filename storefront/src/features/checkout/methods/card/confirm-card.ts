import { CHECKOUT_MESSAGES } from '@kiln/contracts/api-error';
import type { PaymentIntent, Stripe, StripeCardElement } from '@stripe/stripe-js';
import { failure } from '../../payment-error';
import type { Confirm } from '../checkout-method';

/** The money is taken or on its way; anything else is not paid. */
const TAKEN: readonly PaymentIntent.Status[] = ['succeeded', 'processing', 'requires_capture'];

/** Confirms a card payment in the browser: the card goes from the field to the provider and nowhere else. */
export function confirmCard(stripe: Stripe, card: StripeCardElement | null): Confirm {
  return async (clientSecret, billing) => {
    if (!card) return failure(CHECKOUT_MESSAGES.stripeNotReady);
    const result = await stripe.confirmCardPayment(clientSecret, {
      payment_method: { card, billing_details: { email: billing.email, name: billing.name, phone: billing.phone } },
    });
    // Confirming what is already paid is an error there; for the buyer it is paid.
    const intent = result.paymentIntent ?? result.error?.payment_intent;
    if (intent && TAKEN.includes(intent.status)) return { kind: 'confirmed', id: intent.id };
    return failure(result.error?.message, result.error?.type === 'api_connection_error');
  };
}
