import type { RefundQueueEntry } from '@kiln/contracts/admin-schema';
import { refundingProvider } from '../refunds/carry-out-refund';
import type { QueuedRefund, QueueState } from '../refunds/refund';
import type { AdminDeps } from './deps';

/** A row of the refund queue with what support needs to act on it. */
export async function toQueueEntry(deps: AdminDeps, row: QueuedRefund): Promise<RefundQueueEntry> {
  const payment = await deps.database.payments.find(row.paymentId);
  const order = await deps.database.orders.find(row.orderId);
  if (!payment || !order) throw new Error(`Queue entry ${row.id} has no payment or order`);
  return {
    ...row,
    orderNumber: order.number,
    provider: payment.provider,
    providerPaymentId: payment.providerPaymentId,
    method: payment.method,
    refundable: row.reason !== 'overpaid' && refundingProvider(deps, payment) !== undefined,
    walletAddress: payment.input.walletAddress ?? null,
  };
}

/** Oldest first. */
export async function listQueue(
  deps: AdminDeps,
  { state, page, limit }: { state?: QueueState | undefined; page: number; limit: number },
) {
  const rows = await deps.database.refundQueue.list({ state, limit, offset: (page - 1) * limit });
  const entries = await Promise.all(rows.map((row) => toQueueEntry(deps, row)));
  return { entries, page, limit, total: await deps.database.refundQueue.count(state) };
}
