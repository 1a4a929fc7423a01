import { CHECKOUT_MESSAGES } from '@kiln/contracts/api-error';
import type { PaymentDetails } from '@kiln/contracts/payment-details';
import type { BillingDetails, NextStep } from '@kiln/contracts/payments-api';
import type { PaymentIntent, Stripe } from '@stripe/stripe-js';
import { failure } from '../../payment-error';
import type { Confirmation } from '../checkout-method';
import { confirmationOf } from '../stripe/stripe-result';

export type HolderType = 'individual' | 'company';

/** Debits a US bank account: its numbers go from this page to the provider and nowhere else. */
export async function confirmBankTransfer(
  stripe: Stripe,
  { accountNumber, routingNumber, accountHolderName }: PaymentDetails['bankDetails'],
  holderType: HolderType,
  next: NextStep,
  { email, phone }: BillingDetails,
): Promise<Confirmation> {
  if (next.kind !== 'confirm') return failure(CHECKOUT_MESSAGES.stripeNotReady);
  const result = await stripe.confirmUsBankAccountPayment(next.clientSecret, {
    payment_method: {
      us_bank_account: {
        account_number: accountNumber,
        routing_number: routingNumber,
        account_holder_type: holderType,
      },
      billing_details: { name: accountHolderName.trim(), email, phone },
    },
  });
  return microdepositsOf(result.paymentIntent) ?? confirmationOf(result);
}

function microdepositsOf(intent: PaymentIntent | undefined): Confirmation | undefined {
  const asked = intent?.next_action?.verify_with_microdeposits;
  if (!asked) return undefined;
  const arrivesAt = new Date(asked.arrival_date * 1_000).toISOString();
  return { kind: 'waiting', next: { kind: 'verify_account', hostedUrl: asked.hosted_verification_url, arrivesAt } };
}
