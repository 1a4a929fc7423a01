import type Stripe from 'stripe';
import { newId } from '../../ids';

export type ChargeResult =
  | { status: 'succeeded'; challenged?: boolean }
  /** A bank debit that is still under way. */
  | { status: 'pending' }
  | { status: 'failed'; code: string; declineCode?: string; message: string };

/** The charge of one confirmation: `succeeded`, `pending`, or `failed` with the bank's reason. */
export function newCharge(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  result: ChargeResult,
  created: number,
): Stripe.Charge {
  const declined = result.status === 'failed' ? result : null;
  const id = newId('ch');
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: declined ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: declined ? null : newId('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SANDBOX',
    captured: !declined,
    created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: declined?.code ?? null,
    failure_message: declined?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: declined ? 'declined_by_network' : 'approved_by_network',
      reason: declined ? (declined.declineCode ?? declined.code) : null,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: declined ? 'The bank declined the payment.' : 'Payment complete.',
      type: declined ? 'issuer_declined' : 'authorized',
    },
    paid: result.status === 'succeeded',
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetails(intent, method, result),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: result.status,
    transfer_data: null,
    transfer_group: null,
  };
}

function methodDetails(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  result: ChargeResult,
): Stripe.Charge.PaymentMethodDetails {
  const { type, card, us_bank_account: bank } = method;
  if (card !== undefined) return { type, card: cardDetails(intent, card, result) };
  if (bank === undefined) return { type, [type]: EMPTY_DETAILS[type] ?? {} };
  const { account_holder_type, account_type, bank_name, fingerprint, last4, routing_number } = bank;
  const us_bank_account = { account_holder_type, account_type, bank_name, fingerprint, last4, routing_number };
  return { type, us_bank_account: { ...us_bank_account, payment_reference: null } };
}

const EMPTY_DETAILS: Record<string, object> = {
  affirm: { transaction_id: null },
  afterpay_clearpay: { order_id: null, reference: null },
  klarna: { payer_details: null, payment_method_category: 'pay_later', preferred_locale: null },
  upi: { vpa: null },
};

function cardDetails(
  intent: Stripe.PaymentIntent,
  card: Stripe.PaymentMethod.Card,
  result: ChargeResult,
): Stripe.Charge.PaymentMethodDetails.Card {
  const failure = result.status === 'failed' ? result.code : undefined;
  const challenged = result.status === 'succeeded' && result.challenged === true;
  return {
    amount_authorized: failure === undefined ? intent.amount : null,
    authorization_code: failure === undefined ? '123456' : null,
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: failure === 'incorrect_cvc' ? 'fail' : 'pass',
    },
    country: card.country,
    electronic_commerce_indicator: challenged ? '05' : null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: card.regulated_status,
    three_d_secure: challenged
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: card.wallet === null ? null : { type: card.wallet.type, dynamic_last4: card.wallet.dynamic_last4 },
  };
}
