import type { PaymentVerification } from '@kiln/contracts/payments-api';
import { endCheckout, ongoingCheckout } from './checkout-session';

/**
 * Ends this tab's checkout when the payment is its own, and names what leaves the cart.
 * An old success link, or another buyer's, empties nobody's cart.
 */
export function closeSettledCheckout({ orderId }: Pick<PaymentVerification, 'orderId'>): number[] {
  const payment = ongoingCheckout()?.payment;
  if (payment?.orderId !== orderId) return [];
  endCheckout();
  return payment.itemIds;
}
