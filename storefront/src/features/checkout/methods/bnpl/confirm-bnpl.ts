import { CHECKOUT_MESSAGES } from '@kiln/contracts/api-error';
import type { BillingDetails, NextStep } from '@kiln/contracts/payments-api';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import type { NotedPayment } from '../../../../lib/payments/checkout-session';
import { failure, type PaymentFailure } from '../../payment-error';
import { successAddress } from '../../result-address';
import type { Confirmation } from '../checkout-method';
import { confirmationOf } from '../stripe/stripe-result';

/** Has the provider's form say what is missing in it, before anything is created. */
export async function submitBnpl(elements: StripeElements): Promise<PaymentFailure | undefined> {
  const { error } = await elements.submit();
  return error && failure(error.message);
}

/** Leads the buyer to the lender; the way back is the success screen, which asks what became of it. */
export async function confirmBnpl(
  stripe: Stripe,
  elements: StripeElements,
  next: NextStep,
  { email, name, phone }: BillingDetails,
  payment: NotedPayment,
): Promise<Confirmation> {
  if (next.kind !== 'confirm') return failure(CHECKOUT_MESSAGES.stripeNotReady);
  return confirmationOf(
    await stripe.confirmPayment({
      elements,
      clientSecret: next.clientSecret,
      confirmParams: {
        return_url: new URL(successAddress(payment), location.origin).href,
        payment_method_data: { billing_details: { email, name, phone } },
      },
    }),
  );
}
