import { formatUsd, toDollars, toMinorUnits } from '@kiln/contracts/money';
import { DEFAULT_COIN } from '@kiln/contracts/payment-details';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { CreatePaymentRequest, Decline, PaymentProvider } from '../provider-contract';
import { NowPaymentsRefusal, type NowPayment, type NowPaymentsClient } from './client';
import { COIN_FACTS } from './coins';
import { readIpn } from './ipn';
import { toProviderPayment, toReversals } from './mapper';

export interface NowPaymentsProviderOptions {
  client: NowPaymentsClient;
  ipnSecret: string;
  methods: readonly PaymentMethodId[];
  /** Where their notices are to come to. */
  ipnUrl: URL;
}

/**
 * Coins to an address per attempt. NOWPayments knows no idempotency keys: a repeated create is a second address for the
 * same payment of ours. That is safe, for a buyer sees one of them only, and money that still comes to another is told
 * with our payment's id. It knows no cancelling and no refund call either: support pays back by hand.
 */
export function createNowPaymentsProvider({
  client,
  ipnSecret,
  methods,
  ipnUrl,
}: NowPaymentsProviderOptions): PaymentProvider {
  /** Null: they do not know it. @throws ProviderUnavailableError */
  async function find(providerPaymentId: string): Promise<NowPayment | null> {
    try {
      return await client.getPayment(providerPaymentId);
    } catch (error) {
      if (error instanceof NowPaymentsRefusal) return null;
      throw error;
    }
  }

  return {
    id: 'nowpayments',
    methods,

    async create(request) {
      const coin = COIN_FACTS[request.coin ?? DEFAULT_COIN];
      try {
        const minimum = await client.minimumInDollars(coin.ticker);
        if (minimum !== null && toDollars(request.amount) < minimum)
          return { ok: false, decline: tooSmall(coin.name, minimum) };
        const payment = await client.createPayment({
          price_amount: toDollars(request.amount),
          price_currency: request.currency,
          pay_currency: coin.ticker,
          order_id: request.paymentId,
          order_description: descriptionOf(request),
          ipn_callback_url: ipnUrl.href,
        });
        return { ok: true, payment: toProviderPayment(payment) };
      } catch (error) {
        if (!(error instanceof NowPaymentsRefusal)) throw error;
        return { ok: false, decline: refused(error, coin.name) };
      }
    },

    async retrieve(providerPaymentId) {
      const payment = await find(providerPaymentId);
      return payment && toProviderPayment(payment);
    },

    async listReversals(providerPaymentId) {
      const payment = await find(providerPaymentId);
      return payment ? toReversals(payment) : { refunds: [], disputes: [] };
    },

    async readWebhook(rawBody, headers) {
      return readIpn(ipnSecret, rawBody, headers);
    },
  };
}

/** Nothing of the buyer: coins have no payer. */
function descriptionOf({ orderId }: CreatePaymentRequest): string {
  return `Order ${orderId}`;
}

function tooSmall(coin: string, minimum: number): Decline {
  // Rounded up to whole cents: what we name must be enough.
  const least = formatUsd(toMinorUnits(Math.ceil(minimum * 100 - 1e-6) / 100));
  return {
    code: 'payment_failed',
    message: `Payments in ${coin} start at ${least}. Please choose another coin or payment method.`,
  };
}

/** Of what speaks of the coin or its amount there is something to say to buyers; the rest is our request's fault. */
function refused({ code }: NowPaymentsRefusal, coin: string): Decline {
  const message =
    code === 'AMOUNT_MINIMAL_ERROR'
      ? `The amount is too small for ${coin}. Please choose another coin or payment method.`
      : `${coin} cannot be taken at the moment. Please choose another coin or payment method.`;
  const isOfCoin = code === 'AMOUNT_MINIMAL_ERROR' || code.includes('CURRENCY');
  return { code: 'payment_failed', message, ...(isOfCoin ? {} : { reason: code }) };
}
