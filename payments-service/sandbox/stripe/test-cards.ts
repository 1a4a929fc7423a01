type Decline = { outcome: 'declines'; code: string; declineCode?: string; message: string };

/** What the bank behind a test card does when it is charged. Stripe's published test cards. */
export type CardBehaviour =
  /** `later`: the payment is disputed, or its refunds are pending first or fail after a day. */
  | { outcome: 'pays'; later?: 'dispute' | 'refund_fails' | 'refund_pending' }
  /** `then`: refused although the buyer was authenticated. */
  | { outcome: 'challenges'; then?: Decline }
  | Decline;

export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex';
  /** Stripe's name for server-side tests, such as `pm_card_visa`. */
  paymentMethod?: string;
  /** The wallet that the card was kept in; such names are the sandbox's own. */
  wallet?: 'apple_pay' | 'google_pay';
  behaviour: CardBehaviour;
}

const DECLINED = { outcome: 'declines', code: 'card_declined' } as const;
const PAYS = { outcome: 'pays' } as const;
const CHALLENGES = { outcome: 'challenges' } as const;

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', paymentMethod: 'pm_card_visa', behaviour: PAYS },
  {
    number: '4242424242424242',
    brand: 'visa',
    paymentMethod: 'pm_wallet_applePay',
    wallet: 'apple_pay',
    behaviour: PAYS,
  },
  {
    number: '4242424242424242',
    brand: 'visa',
    paymentMethod: 'pm_wallet_googlePay',
    wallet: 'google_pay',
    behaviour: PAYS,
  },
  ...(['apple_pay', 'google_pay'] as const).map((wallet) => ({
    number: '4000000000000002',
    brand: 'visa' as const,
    paymentMethod: `pm_wallet_${wallet === 'apple_pay' ? 'applePay' : 'googlePay'}_chargeDeclined`,
    wallet,
    behaviour: { ...DECLINED, declineCode: 'generic_decline', message: 'Your card was declined.' },
  })),
  { number: '5555555555554444', brand: 'mastercard', paymentMethod: 'pm_card_mastercard', behaviour: PAYS },
  { number: '378282246310005', brand: 'amex', paymentMethod: 'pm_card_amex', behaviour: PAYS },
  {
    number: '4000000000000002',
    brand: 'visa',
    paymentMethod: 'pm_card_chargeDeclined',
    behaviour: { ...DECLINED, declineCode: 'generic_decline', message: 'Your card was declined.' },
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    paymentMethod: 'pm_card_chargeDeclinedInsufficientFunds',
    behaviour: { ...DECLINED, declineCode: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    paymentMethod: 'pm_card_chargeDeclinedExpiredCard',
    behaviour: { outcome: 'declines', code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    paymentMethod: 'pm_card_chargeDeclinedIncorrectCvc',
    behaviour: { outcome: 'declines', code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  {
    number: '4000000000009987',
    brand: 'visa',
    paymentMethod: 'pm_card_chargeDeclinedLostCard',
    behaviour: { ...DECLINED, declineCode: 'lost_card', message: 'Your card was declined.' },
  },
  {
    number: '4000000000009979',
    brand: 'visa',
    paymentMethod: 'pm_card_chargeDeclinedStolenCard',
    behaviour: { ...DECLINED, declineCode: 'stolen_card', message: 'Your card was declined.' },
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    paymentMethod: 'pm_card_chargeDeclinedProcessingError',
    behaviour: {
      outcome: 'declines',
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  {
    number: '4000000000000259',
    brand: 'visa',
    paymentMethod: 'pm_card_createDispute',
    behaviour: { outcome: 'pays', later: 'dispute' },
  },
  {
    number: '4000000000007726',
    brand: 'visa',
    paymentMethod: 'pm_card_pendingRefund',
    behaviour: { outcome: 'pays', later: 'refund_pending' },
  },
  {
    number: '4000000000005126',
    brand: 'visa',
    paymentMethod: 'pm_card_refundFail',
    behaviour: { outcome: 'pays', later: 'refund_fails' },
  },
  {
    number: '4000008400001629',
    brand: 'visa',
    paymentMethod: 'pm_card_threeDSecureRequiredChargeDeclined',
    behaviour: {
      outcome: 'challenges',
      then: { ...DECLINED, declineCode: 'generic_decline', message: 'Your card was declined.' },
    },
  },
  { number: '4000002500003155', brand: 'visa', behaviour: CHALLENGES },
  { number: '4000002760003184', brand: 'visa', paymentMethod: 'pm_card_authenticationRequired', behaviour: CHALLENGES },
];

/** By the last four digits, which is all that is kept of a number; any other valid card pays. */
export function behaviourOf(last4: string): CardBehaviour {
  return TEST_CARDS.find((card) => card.number.endsWith(last4))?.behaviour ?? PAYS;
}

/** By the name of a payment method (`pm_card_visa`) or of the token that a browser's wallet gives (`tok_wallet_…`). */
export function testCardNamed(name: string): TestCard | undefined {
  const paymentMethod = name.replace(/^tok_/, 'pm_');
  return TEST_CARDS.find((card) => card.paymentMethod === paymentMethod);
}
