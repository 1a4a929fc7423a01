import { createHmac } from 'node:crypto';
import { newId } from '../ids';
import type { WebhookTarget } from '../webhooks/webhook-target';
import type { CryptoContext, CryptoPayment } from './crypto-context';

/** Stores the payment and posts its new state to the address that came with it, if one did. */
export function saveAndNotify(context: CryptoContext, payment: CryptoPayment): void {
  context.store.save(payment);
  if (payment.ipnUrl === null) return;
  const id = newId('ipn');
  const body = {
    payment_id: Number(payment.id),
    parent_payment_id: null,
    invoice_id: null,
    payment_status: payment.status,
    pay_address: payment.payAddress,
    payin_extra_id: null,
    price_amount: payment.priceAmount,
    price_currency: payment.priceCurrency,
    pay_amount: payment.payAmount,
    actually_paid: payment.actuallyPaid,
    actually_paid_at_fiat: 0,
    pay_currency: payment.payCurrency,
    order_id: payment.orderId,
    order_description: payment.orderDescription,
    purchase_id: payment.purchaseId,
    outcome_amount: payment.actuallyPaid,
    outcome_currency: payment.payCurrency,
    fee: { currency: payment.payCurrency, depositFee: 0, withdrawalFee: 0, serviceFee: 0 },
    updated_at: context.now(),
  };
  context.events.record({
    id,
    provider: 'nowpayments',
    type: `payment.${payment.status}`,
    subject: payment.id,
    createdAt: context.now(),
    body: JSON.stringify(body),
  });
}

/** `x-nowpayments-sig`: HMAC-SHA512 over the JSON with its keys sorted at every level. */
export function nowPaymentsTarget(context: CryptoContext, ipnSecret: string): WebhookTarget {
  return {
    url: (paymentId) => context.store.find<CryptoPayment>('crypto_payment', paymentId)?.ipnUrl ?? '',
    headers: (body) => {
      const sorted = JSON.stringify(sortedKeys(JSON.parse(body)));
      return { 'x-nowpayments-sig': createHmac('sha512', ipnSecret).update(sorted).digest('hex') };
    },
  };
}

function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sortedKeys(each)]));
}
