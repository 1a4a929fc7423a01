import type { Decline } from '../provider-contract';

interface Refusal {
  type?: string | undefined;
  code?: string | undefined;
  decline_code?: string | undefined;
  message?: string | undefined;
  charge?: string | undefined;
}

const INVALID_CARD = new Set([
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'incorrect_zip',
  'invalid_cvc',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_number',
]);

/** Stripe writes these for the shop ("The customer's bank account…"); buyers get them in words meant for them. */
const WORDS: Record<string, string> = {
  account_closed: 'This bank account has been closed. Please use another one.',
  no_account: 'The bank found no such account. Please check the numbers or use another account.',
  insufficient_funds: 'There is not enough money in the account for this payment.',
  debit_not_authorized: 'The bank did not authorize the debit. Please talk to your bank or pay another way.',
  payment_method_customer_decline: 'Payment was cancelled',
  payment_method_provider_decline: 'The payment was declined. Please choose another way to pay.',
  payment_intent_authentication_failure: 'Your bank could not confirm that it is you. Please try again.',
};
const DEFAULT_WORDS = 'Your payment could not be processed. Please try again.';

/**
 * A refusal of Stripe's in the failure page's codes (S 8). Stripe's own text is for buyers on card errors only;
 * its other texts speak to the shop.
 */
export function toDecline(error: Refusal | null): Decline {
  const reasons = [error?.decline_code, error?.code].filter((reason) => reason !== undefined);
  const forBuyers = error?.type === 'card_error' || error?.type === 'StripeCardError' ? error.message : undefined;
  const message = forBuyers ?? reasons.map((reason) => WORDS[reason]).find((words) => words !== undefined);
  return {
    code: codeOf(reasons),
    message: message ?? DEFAULT_WORDS,
    ...(error?.charge === undefined ? {} : { declineId: error.charge }),
    ...(error?.message === undefined || forBuyers !== undefined ? {} : { reason: error.message }),
  };
}

function codeOf(reasons: readonly string[]): Decline['code'] {
  if (reasons.includes('payment_method_customer_decline')) return 'payment_cancelled';
  if (reasons.includes('insufficient_funds')) return 'insufficient_funds';
  if (reasons.some((reason) => INVALID_CARD.has(reason))) return 'invalid_card';
  if (reasons.includes('card_declined')) return 'card_declined';
  return 'payment_failed';
}
