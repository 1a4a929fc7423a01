import type { PaymentVerification } from '@kiln/contracts/payments-api';
import { endCheckout, ongoingCheckout } from './checkout-session';

/**
 * Ends this tab's checkout when the payment is its own and made, and names what leaves the cart. An old success link
 * empties nobody's cart, and neither does 'processing' that only means that the provider could not be asked.
 */
export function closeSettledCheckout({ orderId, status }: Pick<PaymentVerification, 'orderId' | 'status'>): number[] {
  const payment = ongoingCheckout()?.payment;
  if (payment?.orderId !== orderId || (status === 'processing' && !payment.confirmed)) return [];
  endCheckout();
  return payment.itemIds;
}
