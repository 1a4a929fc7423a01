import type { MinorUnits } from '@kiln/contracts/money';
import type { ProviderPayment } from '../providers/provider-contract';
import type { QueueReason } from '../refunds/refund';
import type { OrderEventKind } from '../timeline/ports';
import { completeOrder } from './complete-order';
import type { OrderDeps, Stores } from './deps';
import type { Order, Payment } from './order';
import { contentsKey } from './same-purchase';
import { isPaid } from './transitions';
import { closeUnderpaid, sentBackOf } from './underpaid';

const MISMATCH = { code: 'amount_mismatch', message: 'The provider received another amount than the order asks for.' };

/**
 * Takes money that has come, inside the caller's transaction. It makes the order paid only if it is what was asked for
 * what the order still sells; any other money waits in the refund queue. @returns whether the order became paid by it
 */
export async function receiveMoney(
  deps: OrderDeps,
  stores: Stores,
  order: Order,
  payment: Payment,
  truth: ProviderPayment,
): Promise<boolean> {
  // Refunds of it and the money that comes are judged one after the other.
  await stores.refunds.lockPayment(payment.id);
  const asked = payment.local ?? { amount: payment.amount, currency: 'usd' };
  const sentBack = await sentBackOf(stores, payment.id);
  if (sentBack > 0 || truth.currency !== asked.currency || truth.amount < asked.amount) {
    await keepUnclear(deps, stores, order, payment, truth, sentBack);
    return false;
  }
  if (!(await stores.payments.transition(payment.id, 'paid', null))) return false;
  const over = toCents(payment, truth.amount - asked.amount);
  if (over > 0) await setAside(deps, stores, payment, 'overpaid', 'overpaid', over);
  if (!isPaid(order.state) && !(await isStillSold(stores, order, payment))) {
    deps.log.error({ orderId: order.id, paymentId: payment.id }, 'late money for an order that has changed');
    await setAside(deps, stores, payment, 'late_for_changed_order', 'late_money', payment.amount);
    await closeUnderpaid(deps, stores, payment, false);
    return false;
  }
  const paidNow = await completeOrder(deps, stores, order, payment);
  await closeUnderpaid(deps, stores, payment, paidNow);
  return paidNow;
}

/** Money is somewhere: neither paid nor failed, so that the buyer does not pay again. Support decides. */
async function keepUnclear(
  deps: OrderDeps,
  stores: Stores,
  order: Order,
  payment: Payment,
  truth: ProviderPayment,
  sentBack: MinorUnits,
): Promise<void> {
  // Counted before: what has gone back since is told by refunds and disputes.
  const known = await stores.payments.find(payment.id);
  if (!known || isPaid(known.state) || known.failure?.code === MISMATCH.code) return;
  const { amount, currency } = truth;
  const detail = { orderId: order.id, paymentId: payment.id, asked: order.totals.total, amount, currency };
  deps.log.error(detail, 'amount received is not the order’s: not delivered');
  if (!(await stores.payments.transition(payment.id, 'processing', MISMATCH))) {
    await stores.payments.recordFailure(payment.id, MISMATCH);
  }
  if ((await stores.payments.latestOf(order.id))?.id === payment.id) {
    await stores.orders.transition(order.id, 'processing');
  }
  const cents = currency === (payment.local?.currency ?? 'usd') ? toCents(payment, amount) : payment.amount;
  await setAside(deps, stores, payment, 'amount_mismatch', 'amount_mismatch', cents - sentBack);
}

async function setAside(
  deps: OrderDeps,
  stores: Stores,
  payment: Payment,
  reason: QueueReason,
  kind: OrderEventKind,
  amount: MinorUnits,
): Promise<void> {
  const { orderId, id: paymentId } = payment;
  const at = deps.now().toISOString();
  await stores.refundQueue.add({ orderId, paymentId, amount, reason, at });
  await stores.orderEvents.add({ orderId, at, kind, actor: 'provider', detail: { paymentId, amount } });
}

async function isStillSold(stores: Stores, order: Order, payment: Payment): Promise<boolean> {
  if (payment.contentsKey === null) return payment.amount === order.totals.total;
  return payment.contentsKey === contentsKey(await stores.orders.items(order.id), order.totals.total);
}

/** US cents of what the provider counts in the buyer's currency. */
function toCents(payment: Payment, amount: MinorUnits): MinorUnits {
  return payment.local ? Math.round(amount / payment.local.rate) : amount;
}
