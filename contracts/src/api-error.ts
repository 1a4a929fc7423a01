/** Every failed answer of the payments service. `fields` holds a message per rejected input field. */
export interface ApiFailure {
  success: false;
  error: { code: string; message: string; fields?: Record<string, string> };
}

/** Every successful answer. Fields that S 7 names also stand at the top level, where it reads them. */
export interface ApiSuccess<Data> {
  success: true;
  data: Data;
}

export type ApiAnswer<Data> = ApiSuccess<Data> | ApiFailure;

/** Fallback texts of the payment calls (S 8). */
export const PAYMENT_FALLBACKS = {
  createIntent: 'Failed to create payment intent',
  confirm: 'Failed to confirm payment',
  createPayPalOrder: 'Failed to create PayPal order',
  capturePayPalOrder: 'Failed to capture PayPal order',
  createUpi: 'Failed to initiate UPI payment',
  verifyUpi: 'Failed to verify UPI payment',
  createCrypto: 'Failed to create crypto payment',
  verifyCrypto: 'Failed to verify crypto payment',
  createBankTransfer: 'Failed to initiate bank transfer',
  verifyBankTransfer: 'Failed to verify bank transfer',
  createBnpl: 'Failed to create BNPL payment',
  createWallet: 'Failed to create wallet payment',
  verify: 'Failed to verify payment status',
  history: 'Failed to get payment history',
} as const;

/** Texts of the checkout screen (S 8). */
export const CHECKOUT_MESSAGES = {
  recordingFailed: 'Failed to process payment. Please try again.',
  failed: 'Payment failed. Please try again.',
  stripeNotReady: 'Stripe has not been initialized',
  invalidMethod: 'Invalid payment method',
  paypalFailed: 'PayPal payment failed. Please try again.',
  cancelled: 'Payment was cancelled',
} as const;

/** Texts of the verification on the result screens (S 8). */
export const VERIFICATION_MESSAGES = {
  missing: 'Missing payment information',
  notPaid: 'Payment verification failed',
  unreachable: 'Failed to verify payment',
} as const;
