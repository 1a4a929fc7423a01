import type { Stores } from '../orders/deps';
import type { Payment } from '../orders/order';
import { isPaid } from '../orders/transitions';
import type { QueuedRefund } from './refund';

/**
 * The row of the refund queue by which a payment is not its order's: double money, or money for something else.
 * What was overpaid is extra; the payment itself is the order's.
 */
export async function strayMoney(
  stores: Pick<Stores, 'refundQueue'>,
  paymentId: string,
): Promise<QueuedRefund | undefined> {
  return (await stores.refundQueue.listByPayment(paymentId)).find(({ reason }) => reason !== 'overpaid');
}

/** The payment that paid the order; undefined while it is unpaid or was free. */
export async function payingPaymentOf(
  stores: Pick<Stores, 'payments' | 'refundQueue'>,
  orderId: string,
): Promise<Payment | undefined> {
  for (const payment of await stores.payments.listByOrder(orderId)) {
    if (isPaid(payment.state) && payment.amount > 0 && !(await strayMoney(stores, payment.id))) return payment;
  }
  return undefined;
}
