import { randomUUID } from 'node:crypto';
import {
  CheckoutPaymentIntent,
  OrderStatus,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
  type Order,
} from '@paypal/paypal-server-sdk';
import { toDecimalString } from '@kiln/contracts/money';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import {
  SpentKeyError,
  type CreatePaymentRequest,
  type PaymentProvider,
  type ProviderOutcome,
  type RefundPaymentRequest,
} from '../provider-contract';
import type { PayPalClient } from './client';
import { isDeclined, refusalOf, toDecline, toUnavailable, type PayPalRefusal } from './errors';
import { captureOf, toProviderPayment, toProviderRefund, toReversals } from './mapper';
import { createWebhookReader } from './webhook';

export interface PayPalProviderOptions {
  client: PayPalClient;
  webhookId: string;
  /** Empty while PayPal is off: what is under way still ends. */
  methods: readonly PaymentMethodId[];
  /** Origin of the shop, where a buyer whose browser opens no windows comes back to. */
  publicUrl: URL;
}

const IN_FULL = 'return=representation';

/**
 * Orders v2: one per attempt, approved by the buyer in PayPal's window, captured by us. PayPal knows no cancelling of
 * an order: what was given up is never captured.
 */
export function createPayPalProvider({
  client,
  webhookId,
  methods,
  publicUrl,
}: PayPalProviderOptions): PaymentProvider {
  const { orders, payments } = client;

  /** Null: PayPal does not know it. @throws ProviderUnavailableError */
  async function find(id: string): Promise<Order | null> {
    try {
      return (await orders.getOrder({ id })).result;
    } catch (error) {
      if (refusalOf(error)?.status === 404) return null;
      throw toUnavailable(error);
    }
  }

  /** Null: the money is taken, or under way. @throws ProviderUnavailableError */
  async function refusalOfCapture(id: string, paypalRequestId: string): Promise<PayPalRefusal | null> {
    try {
      await orders.captureOrder({ id, paypalRequestId, prefer: IN_FULL });
      return null;
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw toUnavailable(error);
      return refusal;
    }
  }

  async function now(id: string): Promise<ProviderOutcome> {
    const order = await find(id);
    return order
      ? { ok: true, payment: toProviderPayment(order) }
      : { ok: false, decline: toDecline({ issue: 'UNKNOWN' }) };
  }

  return {
    id: 'paypal',
    methods,

    async create(request) {
      try {
        const body = orderOf(request, publicUrl);
        const answer = await orders.createOrder({ body, paypalRequestId: request.idempotencyKey, prefer: IN_FULL });
        return { ok: true, payment: toProviderPayment(answer.result) };
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal?.issue === 'DUPLICATE_REQUEST_ID') throw new SpentKeyError('paypal', refusal.issue);
        if (!refusal) throw toUnavailable(error);
        // Our request, not the buyer's account: PayPal's words are for us.
        return { ok: false, decline: { ...toDecline(refusal), reason: refusal.description } };
      }
    },

    async retrieve(providerPaymentId) {
      const order = await find(providerPaymentId);
      return order && toProviderPayment(order);
    },

    async capture(providerPaymentId, idempotencyKey) {
      let refusal = await refusalOfCapture(providerPaymentId, idempotencyKey);
      // PayPal repeats its answer under a key: of an order approved anew since, this decline may be the earlier one.
      if (refusal && isDeclined(refusal) && (await find(providerPaymentId))?.status === OrderStatus.Approved) {
        refusal = await refusalOfCapture(providerPaymentId, `${idempotencyKey}-${randomUUID()}`);
      }
      if (refusal && refusal.issue !== 'ORDER_ALREADY_CAPTURED') return { ok: false, decline: toDecline(refusal) };
      // Also after a plain answer: a repeated request gets the first one's answer, which may be old by now.
      return now(providerPaymentId);
    },

    async refund(request) {
      const order = await find(request.providerPaymentId);
      const captureId = order ? captureOf(order)?.id : undefined;
      if (captureId === undefined) return { ok: false, message: 'PayPal has taken no money for this payment.' };
      try {
        const answer = await payments.refundCapturedPayment({
          captureId,
          paypalRequestId: request.idempotencyKey,
          prefer: IN_FULL,
          body: { amount: moneyOf(request), customId: request.refundId },
        });
        return { ok: true, refund: { ...toProviderRefund(answer.result), refundId: request.refundId } };
      } catch (error) {
        const refusal = refusalOf(error);
        if (!refusal || refusal.issue === 'DUPLICATE_REQUEST_ID') throw toUnavailable(error);
        return { ok: false, message: refusal.description };
      }
    },

    async listReversals(providerPaymentId) {
      const order = await find(providerPaymentId);
      return order ? toReversals(order) : { refunds: [], disputes: [] };
    },

    readWebhook: createWebhookReader(client, webhookId),
  };
}

/** The buyer's name is all of the buyer that PayPal gets from us; the rest it asks in its own window. */
function orderOf(request: CreatePaymentRequest, publicUrl: URL) {
  const back = new URL('/payment-success', publicUrl);
  back.search = new URLSearchParams({ payment_id: request.paymentId, payment_method: 'paypal' }).toString();
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        amount: moneyOf(request),
        // PayPal's limit is 127 characters.
        description: `Order from ${request.billing.name || 'Customer'}`.slice(0, 127),
        customId: request.paymentId,
        invoiceId: request.idempotencyKey,
      },
    ],
    paymentSource: {
      paypal: {
        experienceContext: {
          shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
          userAction: PaypalExperienceUserAction.PayNow,
          returnUrl: back.href,
          cancelUrl: new URL('/checkout', publicUrl).href,
        },
      },
    },
  };
}

function moneyOf({ amount, currency }: Pick<RefundPaymentRequest, 'amount' | 'currency'>) {
  return { currencyCode: currency.toUpperCase(), value: toDecimalString(amount) };
}
