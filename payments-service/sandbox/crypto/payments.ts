import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { JsonAnswer, JsonCall } from '../json-provider';
import { COINS, inCoins, minimumOf, type Coin } from './coins';
import { refusal, type CryptoContext, type CryptoPayment } from './crypto-context';

const EXPIRES_AFTER_MS = 20 * 60 * 1000;

const paymentSchema = z.strictObject({
  price_amount: z.number().positive(),
  price_currency: z.literal('usd'),
  pay_currency: z.string(),
  order_id: z.string().optional(),
  order_description: z.string().optional(),
  ipn_callback_url: z.url({ protocol: /^https?$/ }).optional(),
  is_fixed_rate: z.boolean().optional(),
  is_fee_paid_by_user: z.boolean().optional(),
});

/** POST /v1/payment: an address and an exact amount that wait for the buyer's coins for twenty minutes. */
export function createPayment(call: JsonCall, context: CryptoContext): JsonAnswer {
  const parsed = paymentSchema.safeParse(call.body);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    throw refusal(400, 'INVALID_REQUEST_PARAMS', `${first?.path.join('.')}: ${first?.message}`);
  }
  const request = parsed.data;
  const coin = coinOf(request.pay_currency);
  const payAmount = inCoins(request.price_amount, coin);
  if (payAmount < minimumOf(coin)) {
    throw refusal(400, 'AMOUNT_MINIMAL_ERROR', `Crypto amount ${payAmount} is less than minimal`);
  }
  const now = context.now();
  const payment: CryptoPayment = {
    id: String(randomInt(4_000_000_000, 9_999_999_999)),
    object: 'crypto_payment',
    status: 'waiting',
    priceAmount: request.price_amount,
    priceCurrency: request.price_currency,
    payAmount,
    actuallyPaid: 0,
    payCurrency: request.pay_currency.toLowerCase(),
    payAddress: coin.newAddress(),
    payinHash: null,
    orderId: request.order_id ?? null,
    orderDescription: request.order_description ?? null,
    purchaseId: String(randomInt(4_000_000_000, 9_999_999_999)),
    ipnUrl: request.ipn_callback_url ?? null,
    createdAt: now,
    updatedAt: now,
    expiresAt: now + EXPIRES_AFTER_MS,
  };
  context.store.save(payment);
  context.schedule.add('nowpayments.expire', payment.id, payment.expiresAt);
  const { payment_id: _, actually_paid, payin_hash: __, payout_hash: ___, ...shared } = present(payment);
  return {
    status: 201,
    body: {
      payment_id: payment.id,
      ...shared,
      amount_received: actually_paid,
      ipn_callback_url: payment.ipnUrl,
      expiration_estimate_date: new Date(payment.expiresAt).toISOString(),
      valid_until: new Date(payment.expiresAt).toISOString(),
      network: coin.network,
      is_fixed_rate: request.is_fixed_rate ?? false,
      is_fee_paid_by_user: request.is_fee_paid_by_user ?? false,
    },
  };
}

/** GET /v1/payment/:id. */
export function getPayment(call: JsonCall, context: CryptoContext): JsonAnswer {
  const payment = context.store.find<CryptoPayment>('crypto_payment', call.id);
  if (payment === undefined) throw refusal(404, 'PAYMENT_NOT_FOUND', 'Payment not found');
  return { status: 200, body: present(payment) };
}

/** GET /v1/min-amount?currency_from=btc[&fiat_equivalent=usd]. */
export function getMinimum(call: JsonCall): JsonAnswer {
  const from = call.query['currency_from'] ?? '';
  const coin = coinOf(from);
  const minimum = minimumOf(coin);
  const fiat = call.query['fiat_equivalent'] === 'usd' ? { fiat_equivalent: minimum * coin.dollars } : {};
  const to = call.query['currency_to'] ?? from;
  return { status: 200, body: { currency_from: from, currency_to: to, min_amount: minimum, ...fiat } };
}

function coinOf(currency: string): Coin {
  const coin = Object.hasOwn(COINS, currency.toLowerCase()) ? COINS[currency.toLowerCase()] : undefined;
  if (coin === undefined) throw refusal(400, 'CURRENCY_UNAVAILABLE', `Currency ${currency} was not found`);
  return coin;
}

function present(payment: CryptoPayment) {
  return {
    payment_id: Number(payment.id),
    payment_status: payment.status,
    pay_address: payment.payAddress,
    payin_extra_id: null,
    price_amount: payment.priceAmount,
    price_currency: payment.priceCurrency,
    pay_amount: payment.payAmount,
    actually_paid: payment.actuallyPaid,
    pay_currency: payment.payCurrency,
    order_id: payment.orderId,
    order_description: payment.orderDescription,
    purchase_id: payment.purchaseId,
    payin_hash: payment.payinHash,
    payout_hash: null,
    outcome_amount: payment.actuallyPaid,
    outcome_currency: payment.payCurrency,
    created_at: new Date(payment.createdAt).toISOString(),
    updated_at: new Date(payment.updatedAt).toISOString(),
    type: 'crypto2crypto',
  };
}
