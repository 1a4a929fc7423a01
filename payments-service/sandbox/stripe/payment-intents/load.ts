import type Stripe from 'stripe';
import { browserView } from '../objects/payment-intent';
import type { StripeCall, StripeContext } from '../stripe-context';
import { invalidRequest, noSuch } from '../stripe-error';

/** The intent of the path. A browser has to know its client secret; an unknown id is 404 `resource_missing`. */
export function loadPaymentIntent(call: StripeCall, context: StripeContext): Stripe.PaymentIntent {
  const intent = context.store.find<Stripe.PaymentIntent>('payment_intent', call.id);
  if (intent === undefined) throw noSuch('payment_intent', call.id, 'intent');
  const given = call.params['client_secret'];
  if ((call.key === 'publishable' || given !== undefined) && given !== intent.client_secret) {
    throw invalidRequest(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      { param: 'client_secret' },
    );
  }
  return intent;
}

/** The parameters without what only a browser's call carries. */
export function withoutClientSecret(call: StripeCall): StripeCall['params'] {
  return Object.fromEntries(Object.entries(call.params).filter(([name]) => name !== 'client_secret'));
}

/** The whole object for the secret key, Stripe's subset for the browser. */
export function present(call: StripeCall, intent: Stripe.PaymentIntent): object {
  return call.key === 'secret' ? intent : browserView(intent);
}
