import { isPaymentMethodId, type PaymentMethodId } from '@kiln/contracts/payment-methods';

/** Short names for receipts. */
const NAMES: Record<PaymentMethodId, string> = {
  card: 'Card',
  paypal: 'PayPal',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  upi: 'UPI',
  crypto: 'Cryptocurrency',
  bank_transfer: 'Bank transfer',
  bnpl: 'Buy now, pay later',
};

/** A method's name from a query string; the fallback for none or an unknown one. */
export function methodName(method: string | null, fallback: string): string {
  return isPaymentMethodId(method) ? NAMES[method] : fallback;
}
