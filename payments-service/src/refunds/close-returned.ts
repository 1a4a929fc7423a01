import type { Stores } from '../orders/deps';
import type { Payment } from '../orders/order';
import type { Cause } from './apply-reversals';
import { NOT_THE_PRICE } from './refund';

const MESSAGE = 'Another amount than the price came, and it was sent back. Please pay again.';

/** Once all that came of another amount has gone back, its attempt is closed: the buyer may pay the order anew. */
export async function closeReturned(
  stores: Stores,
  { id: paymentId, orderId }: Payment,
  { actor, at }: Cause,
): Promise<void> {
  const rows = await stores.refundQueue.listByPayment(paymentId);
  if (rows.some(({ state }) => state === 'open')) return;
  // A mismatch before what was underpaid: by its code the same money, told again, is known.
  const code = NOT_THE_PRICE.find((one) => rows.some(({ reason, state }) => reason === one && state === 'refunded'));
  if (!code || !(await stores.payments.transition(paymentId, 'cancelled', { code, message: MESSAGE }))) return;
  await stores.orderEvents.add({ orderId, at, kind: 'payment_cancelled', actor, detail: { paymentId, code } });
  if ((await stores.payments.latestOf(orderId))?.id === paymentId) await stores.orders.transition(orderId, 'cancelled');
}
