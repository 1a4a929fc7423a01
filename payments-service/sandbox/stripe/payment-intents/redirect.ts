import type Stripe from 'stripe';
import type { EventCause, StripeContext } from '../stripe-context';
import { invalidRequest } from '../stripe-error';
import { charge, methodOf } from './settle';
import { hostedUrl, waitForBuyer } from './wait-for-buyer';

export const APPROVALS = ['approve', 'decline', 'cancel'] as const;
export type Approval = (typeof APPROVALS)[number];

/** Klarna, Afterpay and Affirm: the buyer goes to the lender's page and comes back to `return_url`. */
export function askForApproval(
  cause: EventCause,
  context: StripeContext,
  attempt: Stripe.PaymentIntent,
  returnUrl: string | undefined,
): Stripe.PaymentIntent {
  if (returnUrl === undefined) {
    throw invalidRequest('You must provide a `return_url` when confirming with this payment method.', {
      code: 'parameter_missing',
      param: 'return_url',
    });
  }
  return waitForBuyer(cause, context, attempt, {
    type: 'redirect_to_url',
    redirect_to_url: { return_url: returnUrl, url: hostedUrl(context, attempt, 'approval') },
  });
}

/** The buyer's or the lender's answer, for BNPL and UPI alike. */
export function endApproval(
  cause: EventCause,
  context: StripeContext,
  intent: Stripe.PaymentIntent,
  approval: Approval,
): Stripe.PaymentIntent {
  const method = methodOf(context, intent);
  if (approval === 'approve') return charge(cause, context, intent, method, { status: 'succeeded' });
  const byBuyer = approval === 'cancel';
  return charge(cause, context, intent, method, {
    status: 'failed',
    code: byBuyer ? 'payment_method_customer_decline' : 'payment_method_provider_decline',
    message: byBuyer
      ? 'The customer declined the payment. Ask the customer to try again or to choose a different payment method.'
      : 'The payment was declined by the provider. Please choose a different payment method and try again.',
  });
}
