import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type Stripe from 'stripe';
import type { PaymentProvider, ProviderOutcome } from '../provider-contract';
import { toDecline } from './decline';
import { isMissing, isRefusal, isUnexpectedState, toCreateFailure, toUnavailable } from './errors';
import { toProviderPayment } from './mapper';
import { ORDER_ID_KEY, PAYMENT_ID_KEY } from './metadata';
import { paramsOf } from './methods';
import { listReversals, refundIntent } from './reversals';
import { readStripeWebhook } from './webhook';

export interface StripeProviderOptions {
  stripe: Stripe;
  /** Empty turns the webhook off. */
  webhookSecret: string;
  methods: readonly PaymentMethodId[];
  /** Where a redirecting confirmation comes back to. */
  returnUrl: string;
}

/** The charge tells when a bank debit began. */
const EXPAND = { expand: ['latest_charge'] };
const PAGE = 100;

/** PaymentIntents: one per attempt, confirmed in the browser (UPI here), judged by what Stripe says when asked. */
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
      outcomeOf(
        () =>
          intents.create(
            {
              amount: request.amount,
              currency: request.currency,
              ...paramsOf(request),
              metadata: { [ORDER_ID_KEY]: request.orderId, [PAYMENT_ID_KEY]: request.paymentId },
            },
            { idempotencyKey: request.idempotencyKey },
          ),
        toCreateFailure,
      ),

    async retrieve(providerPaymentId) {
      try {
        return toProviderPayment(await intents.retrieve(providerPaymentId, EXPAND));
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
          await intents.retrieve(providerPaymentId, EXPAND).catch((cause) => Promise.reject(toUnavailable(cause))),
        );
      }
    },

    confirm: (providerPaymentId, paymentMethodId) =>
      outcomeOf(() => intents.confirm(providerPaymentId, { payment_method: paymentMethodId, return_url: returnUrl })),

    refund: (request) => refundIntent(stripe, request),
    listReversals: (providerPaymentId) => listReversals(stripe, providerPaymentId),

    async *listSince(since) {
      try {
        const created = { gte: Math.floor(since.getTime() / 1000) };
        for await (const intent of intents.list({ created, limit: PAGE })) {
          yield { ...toProviderPayment(intent), paymentId: intent.metadata[PAYMENT_ID_KEY] ?? null };
        }
      } catch (error) {
        throw toUnavailable(error);
      }
    },

    ...(webhookSecret === ''
      ? {}
      : {
          readWebhook: (rawBody: string, headers: Headers) =>
            readStripeWebhook(stripe, webhookSecret, rawBody, headers),
        }),
  };
}

async function outcomeOf(
  call: () => Promise<Stripe.PaymentIntent>,
  toFailure = toUnavailable,
): Promise<ProviderOutcome> {
  try {
    return { ok: true, payment: toProviderPayment(await call()) };
  } catch (error) {
    if (isRefusal(error)) return { ok: false, decline: toDecline(error) };
    throw toFailure(error);
  }
}
