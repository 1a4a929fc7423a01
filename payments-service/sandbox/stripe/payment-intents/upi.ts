import type Stripe from 'stripe';
import { seconds, type EventCause, type StripeContext } from '../stripe-context';
import { failIntent, methodOf } from './settle';
import { hostedUrl, waitForBuyer } from './wait-for-buyer';

const CODE_LIVES_MS = 5 * 60 * 1000;

/** UPI: a QR code (and a page with it) that the buyer's bank app pays within five minutes. */
export function showUpiCode(
  cause: EventCause,
  context: StripeContext,
  attempt: Stripe.PaymentIntent,
): Stripe.PaymentIntent {
  context.schedule.add('stripe.expire', attempt.id, context.now() + CODE_LIVES_MS);
  return waitForBuyer(cause, context, attempt, {
    type: 'upi_handle_redirect_or_display_qr_code',
    upi_handle_redirect_or_display_qr_code: {
      hosted_instructions_url: hostedUrl(context, attempt, 'upi'),
      qr_code: {
        expires_at: seconds(context) + CODE_LIVES_MS / 1000,
        image_url_png: hostedUrl(context, attempt, 'qr.png'),
        image_url_svg: hostedUrl(context, attempt, 'qr.svg'),
      },
    },
  });
}

/** What the code says: the link that a bank app understands. */
export function upiLink(intent: Stripe.PaymentIntent): string {
  const query = new URLSearchParams({ pa: 'kiln@sandbox', pn: 'Kiln', tr: intent.id, cu: 'INR' });
  query.set('am', (intent.amount / 100).toFixed(2));
  return `upi://pay?${query}`;
}

/** Nobody paid in time. */
export function expireUpiCode(
  cause: EventCause,
  context: StripeContext,
  intent: Stripe.PaymentIntent,
): Stripe.PaymentIntent {
  return failIntent(cause, context, intent, methodOf(context, intent), {
    type: 'invalid_request_error',
    code: 'payment_intent_payment_attempt_expired',
    message: 'The latest payment attempt of this PaymentIntent has expired. Please try again.',
  });
}
