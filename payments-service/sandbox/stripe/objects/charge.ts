import type Stripe from 'stripe';
import { newId } from '../../ids';
import type { CardBehaviour } from '../test-cards';

type CardMethod = Stripe.PaymentMethod & { card: Stripe.PaymentMethod.Card };

/** The charge of one confirmation: `succeeded`, or `failed` with the bank's reason. */
export function newCharge(
  intent: Stripe.PaymentIntent,
  method: CardMethod,
  behaviour: CardBehaviour,
  created: number,
): Stripe.Charge {
  const declined = behaviour.outcome === 'declines' ? behaviour : null;
  const challenged = behaviour.outcome === 'challenges';
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
    paid: !declined,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: cardDetails(intent, method.card, declined?.code, challenged) },
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
    status: declined ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

function cardDetails(
  intent: Stripe.PaymentIntent,
  card: Stripe.PaymentMethod.Card,
  failure: string | undefined,
  challenged: boolean,
): Stripe.Charge.PaymentMethodDetails.Card {
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
    wallet: null,
  };
}
