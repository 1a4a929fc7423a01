import type Stripe from 'stripe';
import { newId } from '../../ids';

/** A refund to the card, settled at once as card refunds are. */
export function newRefund(
  charge: Stripe.Charge,
  given: Pick<Stripe.Refund, 'amount' | 'created' | 'metadata' | 'reason'>,
): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    balance_transaction: newId('txn'),
    charge: charge.id,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
    ...given,
  };
}
