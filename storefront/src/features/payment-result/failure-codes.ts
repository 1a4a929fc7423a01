/** What the failure screen says of a code: S 8 names the codes, titles and gists; the words are the studio's. */
export interface FailureText {
  title: string;
  explanation: string;
  suggestions: readonly string[];
}

/** S 8. */
const DEFAULT_MESSAGE = 'Your payment could not be processed. Please try again.';

/** S 8's default list. */
const DEFAULT_SUGGESTIONS = [
  'Check your internet connection.',
  'Try a different payment method.',
  'Contact support if it persists.',
];

const FAILURES: ReadonlyMap<string, FailureText> = new Map([
  [
    'card_declined',
    {
      title: 'Card Declined',
      explanation: 'Your card was declined by the issuing bank. Try another card or contact your bank.',
      suggestions: [
        'Try another card, or another payment method.',
        'Call the number on the back of your card: the bank sees the reason, we do not.',
        'Check that your card allows online and international payments.',
      ],
    },
  ],
  [
    'insufficient_funds',
    {
      title: 'Insufficient Funds',
      explanation: 'The account behind your card does not hold enough for this payment.',
      suggestions: [
        'Check the balance and the limit of your card.',
        'Pay with another card or from another account.',
        'Take something out of the cart and come back for it later.',
      ],
    },
  ],
  [
    'invalid_card',
    {
      title: 'Invalid Card',
      explanation: 'The card details are not valid. A digit may be wrong, or the card has expired.',
      suggestions: [
        'Check the card number, digit by digit.',
        'Check the expiry date and the security code (CVC).',
        'Try another card.',
      ],
    },
  ],
  [
    'network_error',
    {
      title: 'Network Error',
      explanation: 'The connection broke while we were talking to the payment provider.',
      suggestions: [
        'Check your internet connection, then try again.',
        'Try again as it is: a payment that went through is found and not taken twice.',
        'Switch off a VPN or an ad blocker for this page if it keeps failing.',
      ],
    },
  ],
  [
    'timeout',
    {
      title: 'Payment Timeout',
      explanation: 'The payment took too long and was stopped.',
      suggestions: DEFAULT_SUGGESTIONS,
    },
  ],
  [
    'cancelled',
    {
      title: 'Payment Cancelled',
      explanation: 'You cancelled the payment. Your order is still in your cart.',
      suggestions: DEFAULT_SUGGESTIONS,
    },
  ],
]);

/** Code of a failure that gave none (S 8). */
export const DEFAULT_FAILURE_CODE = 'payment_failed';

/** Title, explanation and advice for a code; an unknown code speaks the given message (S 8). */
export function failureText(code: string, message: string | null): FailureText {
  return (
    FAILURES.get(code) ?? {
      title: 'Payment Failed',
      explanation: message || DEFAULT_MESSAGE,
      suggestions: DEFAULT_SUGGESTIONS,
    }
  );
}
