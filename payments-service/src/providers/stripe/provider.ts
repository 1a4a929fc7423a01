import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import Stripe from 'stripe';
import { ProviderUnavailableError, type PaymentProvider, type ProviderOutcome } from '../provider-contract';
import { toDecline, toProviderPayment } from './mapper';
import { ORDER_ID_KEY, PAYMENT_ID_KEY } from './metadata';
import { readStripeWebhook } from './webhook';

export interface StripeProviderOptions {
  stripe: Stripe;
  /** Empty turns the webhook off. */
  webhookSecret: string;
  methods: readonly PaymentMethodId[];
  /** Where a redirecting confirmation comes back to. */
  returnUrl: string;
}

/** PaymentIntents: one per attempt, confirmed in the browser, judged by what Stripe says when asked. */
export function createStripeProvider({
  stripe,
  webhookSecret,
  methods,
  returnUrl,
}: StripeProviderOptions): PaymentProvider {
  const intents = stripe.paymentIntents;
  return {
    id: 'stripe',
    methods,

    create: (request) =>
      outcomeOf(() =>
        intents.create(
          {
            amount: request.amount,
            currency: request.currency,
            allowed_payment_method_types: ['card'],
            metadata: { [ORDER_ID_KEY]: request.orderId, [PAYMENT_ID_KEY]: request.paymentId },
          },
          { idempotencyKey: request.idempotencyKey },
        ),
      ),

    async retrieve(providerPaymentId) {
      try {
        return toProviderPayment(await intents.retrieve(providerPaymentId));
      } catch (error) {
        if (isMissing(error)) return null;
        throw toUnavailable(error);
      }
    },

    async cancel(providerPaymentId) {
      try {
        return toProviderPayment(await intents.cancel(providerPaymentId));
      } catch (error) {
        if (!isUnexpectedState(error)) throw toUnavailable(error);
        // Too late to cancel, or cancelled already: what it is now decides.
        return toProviderPayment(
          await intents.retrieve(providerPaymentId).catch((cause) => Promise.reject(toUnavailable(cause))),
        );
      }
    },

    confirm: (providerPaymentId, paymentMethodId) =>
      outcomeOf(() => intents.confirm(providerPaymentId, { payment_method: paymentMethodId, return_url: returnUrl })),

    ...(webhookSecret === ''
      ? {}
      : {
          readWebhook: (rawBody: string, headers: Headers) =>
            readStripeWebhook(stripe, webhookSecret, rawBody, headers),
        }),
  };
}

async function outcomeOf(call: () => Promise<Stripe.PaymentIntent>): Promise<ProviderOutcome> {
  try {
    return { ok: true, payment: toProviderPayment(await call()) };
  } catch (error) {
    const isRefusal =
      error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError;
    if (isRefusal) return { ok: false, decline: toDecline(error) };
    throw toUnavailable(error);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

function isUnexpectedState(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state';
}

/** Everything else of Stripe's leaves the truth unknown; what is not Stripe's is a fault of ours. */
function toUnavailable(error: unknown): unknown {
  return error instanceof Stripe.errors.StripeError ? new ProviderUnavailableError('stripe', error) : error;
}
