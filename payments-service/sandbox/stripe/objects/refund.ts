import type Stripe from 'stripe';
import { newId } from '../../ids';

/** A refund to where the money came from. */
export function newRefund(
  charge: Stripe.Charge,
  given: Pick<Stripe.Refund, 'amount' | 'created' | 'metadata' | 'reason' | 'status'>,
): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    balance_transaction: newId('txn'),
    charge: charge.id,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: destinationOf(charge.payment_method_details?.type ?? 'card'),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
    ...given,
  };
}

const EMPTY_DETAILS: Record<string, string> = {
  affirm: 'affirm',
  afterpay_clearpay: 'afterpay_clearpay',
  klarna: 'klarna',
  us_bank_account: 'us_bank_transfer',
};

function destinationOf(type: string): Stripe.Refund.DestinationDetails {
  if (type !== 'card') return { type, ...(EMPTY_DETAILS[type] === undefined ? {} : { [EMPTY_DETAILS[type]]: {} }) };
  const card = { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' } as const;
  return { card, type };
}
