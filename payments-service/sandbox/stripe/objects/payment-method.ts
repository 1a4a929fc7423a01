import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { schemeOf } from '../../card-number';
import { newId } from '../../ids';

export interface CardInput {
  number: string;
  expMonth: number;
  expYear: number;
}

/** `metadata` and `created` (seconds) of a new object, and who pays. */
export interface PaymentMethodOwner {
  billing: Stripe.PaymentMethodCreateParams.BillingDetails | undefined;
  metadata: Stripe.Metadata;
  created: number;
}

/** A PaymentMethod of any type; `details` is the hash under the type's name. */
export function newPaymentMethod(type: string, details: object, owner: PaymentMethodOwner): Stripe.PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(owner.billing),
    [type]: details,
    created: owner.created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: owner.metadata,
    type,
  };
}

/** A card's details. The number itself is dropped here: last four digits and a fingerprint stay. */
export function cardDetails(
  card: CardInput,
  wallet: 'apple_pay' | 'google_pay' | null = null,
): Stripe.PaymentMethod.Card {
  const { brand } = schemeOf(card.number);
  const last4 = card.number.slice(-4);
  return {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
    country: 'US',
    display_brand: brand,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    fingerprint: fingerprint(card.number),
    funding: 'credit',
    generated_from: null,
    last4,
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: wallet === null ? null : { type: wallet, dynamic_last4: last4, [wallet]: {} },
  };
}

/** A US bank account's details, without its number. */
export function bankAccountDetails(
  account: Stripe.PaymentMethodCreateParams.UsBankAccount & { account_number: string; routing_number: string },
): Stripe.PaymentMethod.UsBankAccount {
  return {
    account_holder_type: account.account_holder_type ?? null,
    account_type: account.account_type ?? 'checking',
    bank_name: 'STRIPE TEST BANK',
    financial_connections_account: null,
    fingerprint: fingerprint(`${account.routing_number}/${account.account_number}`),
    last4: account.account_number.slice(-4),
    networks: { preferred: 'ach', supported: ['ach'] },
    routing_number: account.routing_number,
    status_details: null,
  };
}

function fingerprint(number: string): string {
  return createHash('sha256').update(number).digest('base64url').slice(0, 16);
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
