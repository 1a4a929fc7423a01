import { toMinorUnits, type MinorUnits } from '@kiln/contracts/money';
import type { NextStep, PaymentProgress } from '@kiln/contracts/payments-api';
import type { Decline, ProviderPayment, Reversals } from '../provider-contract';
import type { NowPayment } from './client';
import { coinOfTicker, coinText, paymentUri } from './coins';

/** NOWPayments' payment in our words. Only `finished` is paid; a status that we do not know counts as processing. */
export function toProviderPayment(payment: NowPayment): ProviderPayment {
  const state = stateOf(payment.payment_status);
  return {
    providerPaymentId: payment.payment_id,
    state,
    amount: state === 'paid' ? receivedOf(payment) : toMinorUnits(payment.price_amount),
    currency: payment.price_currency.toLowerCase(),
    next: state === 'created' ? depositOf(payment) : null,
    decline: state === 'failed' ? declineOf(payment.payment_status) : null,
    progress: progressOf(payment),
    capturable: false,
  };
}

function stateOf(status: string): ProviderPayment['state'] {
  switch (status) {
    case 'waiting':
      return 'created';
    case 'finished':
      return 'paid';
    case 'expired':
      return 'expired';
    case 'failed':
    case 'refunded':
      return 'failed';
    default:
      return 'processing';
  }
}

function depositOf(payment: NowPayment): NextStep | null {
  const coin = coinOfTicker(payment.pay_currency);
  if (coin === undefined) return null;
  const amount = coinText(payment.pay_amount);
  return {
    kind: 'deposit',
    coin,
    address: payment.pay_address,
    amount,
    uri: paymentUri(coin, payment.pay_address, amount),
    expiresAt: payment.expiration_estimate_date ?? null,
  };
}

/** In cents of the price. `finished` is enough, whatever little is missing; what came above it is told. */
function receivedOf({ price_amount: price, pay_amount: asked, actually_paid: received }: NowPayment): MinorUnits {
  return Math.round(toMinorUnits(price) * Math.max((received ?? 0) / asked, 1));
}

const STAGES: Record<string, PaymentProgress['stage']> = {
  confirming: 'seen',
  confirmed: 'confirmed',
  sending: 'confirmed',
  partially_paid: 'underpaid',
};

function progressOf({ payment_status: status, actually_paid: received, pay_amount: expected }: NowPayment) {
  const stage = STAGES[status];
  if (stage === undefined) return null;
  return { stage, received: coinText(received ?? 0), expected: coinText(expected) };
}

function declineOf(status: string): Decline {
  const message =
    status === 'refunded'
      ? 'The coins were sent back to you. Please try again or choose another payment method.'
      : 'The transfer failed. Please try again or choose another payment method.';
  return { code: 'payment_failed', message };
}

/** Coins that NOWPayments itself has sent back: all that arrived, in cents of the price. */
export function toReversals(payment: NowPayment): Reversals {
  if (payment.payment_status !== 'refunded') return { refunds: [], disputes: [] };
  const share = Math.min((payment.actually_paid ?? 0) / payment.pay_amount, 1);
  const amount = Math.round(toMinorUnits(payment.price_amount) * share);
  const providerRefundId = `${payment.payment_id}-refunded`;
  return { refunds: [{ providerRefundId, refundId: null, state: 'succeeded', amount }], disputes: [] };
}
