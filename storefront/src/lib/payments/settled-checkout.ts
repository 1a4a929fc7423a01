import type { PaymentVerification } from '@kiln/contracts/payments-api';
import { endCheckout, ongoingCheckout } from './checkout-session';

/**
 * Ends this tab's checkout when the payment is its own and made, and names what leaves the cart. An old success link
 * empties nobody's cart, and neither does 'processing' that only means that the provider could not be asked.
 */
export function closeSettledCheckout({
  orderId,
  status,
  progress,
}: Pick<PaymentVerification, 'orderId' | 'status' | 'progress'>): number[] {
  const payment = ongoingCheckout()?.payment;
  if (payment?.orderId !== orderId) return [];
  // With progress it was the provider who told.
  if (status === 'processing' && !payment.confirmed && !progress) return [];
  endCheckout();
  return payment.itemIds;
}
