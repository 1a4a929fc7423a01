import type Stripe from 'stripe';
import { emit, type EventCause, type StripeContext } from '../stripe-context';

/** `requires_action`: nothing is charged until the buyer has done what `nextAction` says. */
export function waitForBuyer(
  cause: EventCause,
  context: StripeContext,
  attempt: Stripe.PaymentIntent,
  nextAction: Stripe.PaymentIntent.NextAction,
): Stripe.PaymentIntent {
  const waiting: Stripe.PaymentIntent = { ...attempt, status: 'requires_action', next_action: nextAction };
  context.store.save(waiting);
  emit(cause, context, 'payment_intent.requires_action', waiting);
  return waiting;
}

/** Where the buyer does it: a page of the sandbox for this intent. */
export function hostedUrl(context: StripeContext, intent: Stripe.PaymentIntent, page: string): string {
  return `${context.publicUrl}/sandbox/stripe/hosted/${intent.id}/${page}`;
}
