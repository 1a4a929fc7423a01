import type { BillingDetails, CreatedPayment } from '@kiln/contracts/payments-api';
import { limitFreeOrders } from '../delivery/mail-limits';
import type { ProviderPayment } from '../providers/provider-contract';
import { openAttempt, resumeAttempt } from './attempts';
import { completeOrder } from './complete-order';
import { onUnchangedOrder } from './order-changed';
import type { OrderDeps, Stores } from './deps';
import type { Order, Payment } from './order';
import { isPaid } from './transitions';

/** Nothing is asked of a provider: the order costs nothing. */
export const FREE = 'free';

export interface Opening {
  billing: BillingDetails;
  /** Network address that free orders are counted by. */
  client: string;
  /** The call's text (S 8) where the provider refuses what we ask. */
  refusal: string;
}

/** Makes a new attempt at its provider; a free order is paid at once. */
export async function openPayment(
  deps: OrderDeps,
  payment: Payment,
  opening: Opening,
): Promise<CreatedPayment | 'raced'> {
  if (payment.provider === FREE) {
    await completeFree(deps, payment, opening.client);
    return answer(deps, payment, null);
  }
  const opened = await openAttempt(deps, payment, opening.billing, opening.refusal);
  return opened === 'raced' ? 'raced' : answer(deps, payment, opened);
}

/** 'closed': the last attempt can no longer be paid. A new one is due, at the price of now. */
export async function resumePayment(
  deps: OrderDeps,
  order: Order,
  opening: Opening,
): Promise<CreatedPayment | 'raced' | 'closed'> {
  if (isPaid(order.state)) return answerPaid(deps, order);
  const payment = await lastPayment(deps, order);
  if (payment.state === 'cancelled' || payment.state === 'expired') return 'closed';
  if (payment.provider === FREE) return openPayment(deps, payment, opening);
  const live = await resumeAttempt(deps, payment, opening.refusal);
  return live === 'raced' || live === 'closed' ? live : answer(deps, payment, live);
}

export async function answerPaid(deps: OrderDeps, order: Order): Promise<CreatedPayment> {
  return answer(deps, await lastPayment(deps, order), null);
}

async function lastPayment(deps: OrderDeps, order: Order): Promise<Payment> {
  const payment = await deps.database.payments.latestOf(order.id);
  if (!payment) throw new Error(`Order ${order.id} has no payment`);
  return payment;
}

/** @throws AppError too_many_requests; the order then waits unpaid and can be asked for again */
async function completeFree(deps: OrderDeps, payment: Payment, client: string): Promise<void> {
  const work = async (stores: Stores) => {
    const order = await stores.orders.find(payment.orderId);
    // Changed meanwhile, it may cost something.
    if (order?.totals.total !== payment.amount) return;
    if (!(await stores.payments.transition(payment.id, 'paid', null))) return;
    await limitFreeOrders(stores, deps.now(), order.billing.email, client);
    await completeOrder(deps, stores, order, payment);
  };
  await onUnchangedOrder(() => deps.database.transaction(work));
  deps.wakeOutbox();
}

async function answer(deps: OrderDeps, payment: Payment, live: ProviderPayment | null): Promise<CreatedPayment> {
  const order = await deps.database.orders.find(payment.orderId);
  if (!order) throw new Error(`Order ${payment.orderId} is gone`);
  const settled = isPaid(order.state) || order.state === 'processing';
  const next = settled ? null : (live?.next ?? null);
  return {
    orderId: order.id,
    paymentId: payment.id,
    clientSecret: next?.kind === 'confirm' ? next.clientSecret : null,
    next,
    status: order.state,
    totals: order.totals,
    charge: { currency: payment.local?.currency ?? 'usd', amount: payment.local?.amount ?? payment.amount },
  };
}
