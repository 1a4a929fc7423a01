import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import { paths } from '../../config/paths';

/** Where a payment that was taken leads (S 7). */
export function successAddress({ paymentId, method }: { paymentId: string; method: PaymentMethodId }): string {
  return `${paths.paymentSuccess}?${new URLSearchParams({ payment_id: paymentId, payment_method: method })}`;
}

/** Where nobody's answer leads (S 7); with the payment, if there is one, so that the screen asks about it first. */
export function failureAddress(message: string, method: PaymentMethodId, paymentId: string | undefined): string {
  const query = new URLSearchParams({ error: 'network_error', error_message: message, payment_method: method });
  if (paymentId) query.set('payment_id', paymentId);
  return `${paths.paymentFailure}?${query}`;
}
