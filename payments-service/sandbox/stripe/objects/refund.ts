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

const REFERENCE = { reference: null, reference_status: 'pending' };
const DETAILS: Record<string, object> = {
  affirm: { affirm: {} },
  afterpay_clearpay: { afterpay_clearpay: REFERENCE },
  card: { card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' } },
  klarna: { klarna: REFERENCE },
  us_bank_account: { us_bank_transfer: REFERENCE },
};

/** UPI has no such details. */
function destinationOf(type: string): Stripe.Refund.DestinationDetails {
  return { type, ...DETAILS[type] };
}
