import { CHECKOUT_MESSAGES } from '@kiln/contracts/api-error';
import type { BillingDetails, NextStep } from '@kiln/contracts/payments-api';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { failure } from '../../payment-error';
import type { Confirmation } from '../checkout-method';
import { confirmationOf } from '../stripe/stripe-result';

/** Confirms a card payment in the browser: the card goes from the field to the provider and nowhere else. */
export async function confirmCard(
  stripe: Stripe,
  card: StripeCardElement | null,
  next: NextStep,
  { email, name, phone }: BillingDetails,
): Promise<Confirmation> {
  if (!card || next.kind !== 'confirm') return failure(CHECKOUT_MESSAGES.stripeNotReady);
  return confirmationOf(
    await stripe.confirmCardPayment(next.clientSecret, {
      payment_method: { card, billing_details: { email, name, phone } },
    }),
  );
}
