import type Stripe from 'stripe';
import { retrieveDispute } from './disputes';
import { listEvents, listOf, retrieveEvent } from './listing';
import { authenticatePaymentIntent } from './payment-intents/authenticate';
import { verifyMicrodeposits } from './payment-intents/bank-debit';
import { cancelPaymentIntent } from './payment-intents/cancel';
import { confirmPaymentIntent } from './payment-intents/confirm';
import { createPaymentIntent } from './payment-intents/create';
import { loadPaymentIntent, present } from './payment-intents/load';
import { updatePaymentIntent } from './payment-intents/update';
import { createPaymentMethod } from './payment-methods/create';
import { createRefund, retrieveRefund } from './refunds';
import type { StripeHandler } from './stripe-context';
import { noSuch } from './stripe-error';

export interface StripeEndpoint {
  method: 'GET' | 'POST';
  /** Below `/v1`. */
  path: string;
  /** May a publishable key call it? */
  browser: boolean;
  handle: StripeHandler;
}

const retrievePaymentIntent: StripeHandler = (call, context) => present(call, loadPaymentIntent(call, context));

const retrieveCharge: StripeHandler = (call, context) => {
  const charge = context.store.find<Stripe.Charge>('charge', call.id);
  if (charge === undefined) throw noSuch('charge', call.id);
  return charge;
};

/** The part of Stripe's API that the sandbox speaks: one row per call. */
export const STRIPE_ENDPOINTS: readonly StripeEndpoint[] = [
  { method: 'POST', path: '/payment_intents', browser: false, handle: createPaymentIntent },
  { method: 'GET', path: '/payment_intents', browser: false, handle: listOf('payment_intent', []) },
  { method: 'GET', path: '/payment_intents/:id', browser: true, handle: retrievePaymentIntent },
  { method: 'POST', path: '/payment_intents/:id', browser: false, handle: updatePaymentIntent },
  { method: 'POST', path: '/payment_intents/:id/confirm', browser: true, handle: confirmPaymentIntent },
  { method: 'POST', path: '/payment_intents/:id/cancel', browser: false, handle: cancelPaymentIntent },
  { method: 'POST', path: '/payment_intents/:id/authenticate', browser: true, handle: authenticatePaymentIntent },
  { method: 'POST', path: '/payment_intents/:id/verify_microdeposits', browser: true, handle: verifyMicrodeposits },
  { method: 'GET', path: '/disputes', browser: false, handle: listOf('dispute', ['charge', 'payment_intent']) },
  { method: 'GET', path: '/disputes/:id', browser: false, handle: retrieveDispute },
  { method: 'POST', path: '/payment_methods', browser: true, handle: createPaymentMethod },
  { method: 'GET', path: '/charges', browser: false, handle: listOf('charge', ['payment_intent']) },
  { method: 'GET', path: '/charges/:id', browser: false, handle: retrieveCharge },
  { method: 'GET', path: '/refunds', browser: false, handle: listOf('refund', ['charge', 'payment_intent']) },
  { method: 'POST', path: '/refunds', browser: false, handle: createRefund },
  { method: 'GET', path: '/refunds/:id', browser: false, handle: retrieveRefund },
  { method: 'GET', path: '/events', browser: false, handle: listEvents },
  { method: 'GET', path: '/events/:id', browser: false, handle: retrieveEvent },
];
