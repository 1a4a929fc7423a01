import type { MinorUnits } from '@kiln/contracts/money';
import type { PaymentProgress } from '@kiln/contracts/payments-api';
import type { QueuedRefund } from '../refunds/refund';
import type { OrderEvent } from '../timeline/ports';
import type { OrderDeps, Stores } from './deps';
import type { Payment } from './order';
import { isPaid } from './transitions';

/**
 * Tells support of too few coins, once per amount, and puts them into the refund queue until the rest comes. Coins that
 * are seen first are 'processing' already: no change of state tells that they are too few.
 * @returns whether support has sent them back: then they keep neither payment nor order open
 */
export async function tellUnderpaid(
  deps: OrderDeps,
  stores: Stores,
  payment: Payment,
  progress: PaymentProgress,
): Promise<boolean> {
  const { id: paymentId, orderId } = payment;
  await stores.refunds.lockPayment(paymentId);
  const known = await stores.payments.find(paymentId);
  // The rest has come since the provider was asked.
  if (known && isPaid(known.state)) return false;
  const at = deps.now().toISOString();
  const isTold = ({ kind, detail }: OrderEvent) =>
    kind === 'underpaid' && detail.paymentId === paymentId && detail.received === progress.received;
  const isNews = !(await stores.orderEvents.listByOrder(orderId)).some(isTold);
  if (isNews) {
    const detail = { paymentId, ...progress };
    await stores.orderEvents.add({ orderId, at, kind: 'underpaid', actor: 'provider', detail });
  }
  const amount = centsOf(payment, progress);
  const row = await underpaidRow(stores, paymentId);
  if (row?.state !== 'refunded') {
    await stores.refundQueue.add({ orderId, paymentId, amount, reason: 'underpaid', at });
    return false;
  }
  const more = amount - row.amount;
  if (isNews && more > 0) {
    await stores.refundQueue.add({ orderId, paymentId, amount: more, reason: 'amount_mismatch', at });
  }
  return true;
}

/** The rest of an underpaid payment came: what had come before no longer waits to be sent back. */
export async function closeUnderpaid(deps: OrderDeps, stores: Stores, payment: Payment, paid: boolean): Promise<void> {
  const row = await underpaidRow(stores, payment.id);
  if (row?.state !== 'open') return;
  const at = deps.now().toISOString();
  const note = paid ? 'The rest came: the order is paid.' : 'The rest came: all of it waits in another entry.';
  await stores.refundQueue.resolve(row.id, 'open', {
    state: 'dismissed',
    note,
    resolvedBy: 'provider',
    resolvedAt: at,
  });
  const { id: queueId, orderId, paymentId, amount, reason } = row;
  const detail = { queueId, paymentId, amount, reason, note };
  await stores.orderEvents.add({ orderId, at, kind: 'queue_dismissed', actor: 'provider', detail });
}

/** US cents of too few coins that support has sent back: what comes after them is not all of the price. */
export async function sentBackOf(stores: Stores, paymentId: string): Promise<MinorUnits> {
  const row = await underpaidRow(stores, paymentId);
  return row?.state === 'refunded' ? row.amount : 0;
}

async function underpaidRow(stores: Stores, paymentId: string): Promise<QueuedRefund | undefined> {
  return (await stores.refundQueue.listByPayment(paymentId)).find(({ reason }) => reason === 'underpaid');
}

/** In US cents of the price; at least one, so that support can settle it. */
function centsOf({ amount }: Payment, { received, expected }: PaymentProgress): MinorUnits {
  const share = Number(received) / Number(expected);
  return Number.isFinite(share) ? Math.max(1, Math.round(amount * share)) : 1;
}
