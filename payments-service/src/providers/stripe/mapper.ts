import type { NextStep, PaymentProgress } from '@kiln/contracts/payments-api';
import type Stripe from 'stripe';
import type { ProviderPayment } from '../provider-contract';
import { toDecline } from './decline';

type Intent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'status'
  | 'amount'
  | 'amount_received'
  | 'currency'
  | 'client_secret'
  | 'created'
  | 'last_payment_error'
  | 'latest_charge'
  | 'next_action'
  | 'payment_method_types'
>;

/** Stripe's PaymentIntent in our words. A status that we do not know counts as processing, never as failed. */
export function toProviderPayment(intent: Intent): ProviderPayment {
  const state = toState(intent);
  return {
    providerPaymentId: intent.id,
    state,
    amount: state === 'paid' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    next: nextOf(intent, state),
    decline: state === 'failed' ? toDecline(intent.last_payment_error) : null,
    progress: state === 'processing' ? progressOf(intent) : null,
    capturable: false,
  };
}

function toState({ status, last_payment_error: error }: Intent): ProviderPayment['state'] {
  switch (status) {
    case 'requires_payment_method':
      if (error?.code === 'payment_intent_payment_attempt_expired') return 'expired';
      return error ? 'failed' : 'created';
    case 'requires_confirmation':
      return 'created';
    case 'requires_action':
      return 'requires_action';
    case 'canceled':
      return 'cancelled';
    case 'succeeded':
      return 'paid';
    default:
      return 'processing';
  }
}

function nextOf(intent: Intent, state: ProviderPayment['state']): NextStep | null {
  if (state !== 'created' && state !== 'requires_action' && state !== 'failed') return null;
  const action = intent.next_action;
  const code = action?.upi_handle_redirect_or_display_qr_code;
  if (code) {
    const { image_url_svg: imageUrl, expires_at: expiresAt } = code.qr_code;
    return { kind: 'scan', imageUrl, hostedUrl: code.hosted_instructions_url, expiresAt: instant(expiresAt) };
  }
  const deposits = action?.verify_with_microdeposits;
  if (deposits) {
    const { hosted_verification_url: hostedUrl, arrival_date: arrivesAt } = deposits;
    return { kind: 'verify_account', hostedUrl, arrivesAt: instant(arrivesAt) };
  }
  // A code that was refused or has run out cannot be confirmed by the browser: a new attempt is due.
  if (intent.payment_method_types.includes('upi') || intent.client_secret === null) return null;
  return { kind: 'confirm', clientSecret: intent.client_secret };
}

function progressOf({ payment_method_types: types, latest_charge: charge, created }: Intent): PaymentProgress | null {
  if (!types.includes('us_bank_account')) return null;
  const from = charge !== null && typeof charge !== 'string' ? charge.created : created;
  return { stage: 'clearing', settlesBy: afterBusinessDays(new Date(from * 1000), BANK_DAYS).toISOString() };
}

/** A debit of a US bank account is decided within four business days (Stripe's documentation of ACH direct debit). */
const BANK_DAYS = 4;

function afterBusinessDays(from: Date, days: number): Date {
  const date = new Date(from);
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1;
  }
  return date;
}

function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
