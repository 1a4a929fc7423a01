import type { Stores } from '../orders/deps';
import type { Payment } from '../orders/order';
import { isPaid } from '../orders/transitions';
import type { QueuedRefund, Refund } from './refund';

/**
 * The rows of the refund queue by which a payment is not its order's: double money, money for something else, or of
 * another amount. What was overpaid is extra, and what was underpaid until the rest came is all there: the order's.
 */
export async function strayMoney(stores: Pick<Stores, 'refundQueue'>, paymentId: string): Promise<QueuedRefund[]> {
  return (await stores.refundQueue.listByPayment(paymentId)).filter(isStray);
}

export function isStray({ reason, state }: Pick<QueuedRefund, 'reason' | 'state'>): boolean {
  return reason !== 'overpaid' && !(reason === 'underpaid' && state === 'dismissed');
}

/** Refunds that settle this row, and those from a dashboard, which name none. */
export function refundsOf(row: QueuedRefund, refunds: readonly Refund[]): Refund[] {
  return refunds.filter(({ queueId }) => queueId === null || queueId === row.id);
}

/** The payment that paid the order; undefined while it is unpaid or was free. */
export async function payingPaymentOf(
  stores: Pick<Stores, 'payments' | 'refundQueue'>,
  orderId: string,
): Promise<Payment | undefined> {
  for (const payment of await stores.payments.listByOrder(orderId)) {
    if (!isPaid(payment.state) || payment.amount === 0) continue;
    if ((await strayMoney(stores, payment.id)).length === 0) return payment;
  }
  return undefined;
}
