import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { schemeOf } from '../../card-number';
import { newId } from '../../ids';

export interface CardInput {
  number: string;
  expMonth: number;
  expYear: number;
}

/** A card PaymentMethod. The number itself is dropped here: last four digits and a fingerprint stay. */
export function newCardPaymentMethod(
  card: CardInput,
  billing: Stripe.PaymentMethodCreateParams.BillingDetails | undefined,
  metadata: Stripe.Metadata,
  created: number,
): Stripe.PaymentMethod & { card: Stripe.PaymentMethod.Card } {
  const { brand } = schemeOf(card.number);
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(billing),
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: 'US',
      display_brand: brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: createHash('sha256').update(card.number).digest('base64url').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata,
    type: 'card',
  };
}

function billingDetails(
  given: Stripe.PaymentMethodCreateParams.BillingDetails = {},
): Stripe.PaymentMethod.BillingDetails {
  const address = given.address || {};
  return {
    address: {
      city: address.city || null,
      country: address.country || null,
      line1: address.line1 || null,
      line2: address.line2 || null,
      postal_code: address.postal_code || null,
      state: address.state || null,
    },
    email: given.email || null,
    name: given.name || null,
    phone: given.phone || null,
    tax_id: null,
  };
}
