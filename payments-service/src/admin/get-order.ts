import type { AdminOrder } from '@kiln/contracts/admin-schema';
import { AppError } from '../lib/app-error';
import type { Order, OrderItem, Payment } from '../orders/order';
import { payingPaymentOf } from '../refunds/paying-payment';
import type { Refund } from '../refunds/refund';
import { sharesOf } from '../refunds/shares';
import { restOfItem, standingOf } from '../refunds/standing';
import type { AdminDeps } from './deps';
import { toQueueEntry } from './queue-entry';

/** Everything that support may see of an order. @throws AppError order_not_found */
export async function getAdminOrder(deps: AdminDeps, orderId: string): Promise<AdminOrder> {
  const { database } = deps;
  const order = await findOrder(deps, orderId);
  const payments = await database.payments.listByOrder(order.id);
  const refunds = await database.refunds.listByOrder(order.id);
  const disputes = await database.disputes.listByOrder(order.id);
  const paying = await payingPaymentOf(database, order.id);
  const ofOrder = refunds.filter(({ paymentId }) => paymentId === paying?.id);
  const standing =
    paying &&
    standingOf(
      paying,
      ofOrder,
      disputes.filter(({ paymentId }) => paymentId === paying.id),
    );
  const queue = await database.refundQueue.listByOrder(order.id);
  const invoice = await database.invoices.findByOrder(order.id);
  const { email, name, phone } = order.billing;
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    email,
    name,
    phone,
    erasedAt: order.erasedAt,
    invoice: invoice ? { number: invoice.printedNumber, issuedAt: invoice.issuedAt } : null,
    method: order.paymentMethod,
    total: order.totals.total,
    totals: order.totals,
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    openedAt: await database.support.openedAt(order.id),
    accessExpiresAt: order.accessExpiresAt,
    refunded: standing?.returned ?? 0,
    refundable: standing?.left ?? 0,
    items: await itemsOf(deps, order, ofOrder, standing?.left ?? 0),
    payments: payments.map((payment) => toPayment(deps, payment)),
    refunds: refunds.map((refund) => toRefund(refund, payments)),
    disputes: disputes.map(({ orderId: _, ...dispute }) => dispute),
    refundQueue: await Promise.all(queue.map((row) => toQueueEntry(deps, row))),
    mails: await database.support.mails(order.id),
    downloads: await database.support.downloads(order.id),
    timeline: (await database.orderEvents.listByOrder(order.id)).map(({ orderId: _, ...event }) => event),
  };
}

/** @throws AppError order_not_found */
export async function findOrder({ database }: AdminDeps, orderId: string): Promise<Order> {
  const order = await database.orders.find(orderId);
  if (!order) throw new AppError('order_not_found', 'We know no order with this id.');
  return order;
}

async function itemsOf(
  { database }: AdminDeps,
  order: Order,
  refunds: readonly Refund[],
  left: number,
): Promise<AdminOrder['items']> {
  const items = await database.orders.items(order.id);
  const shares = sharesOf(items, order.totals.total);
  const entitlements = await database.entitlements.listByOrder(order.id);
  const accessOf = (item: OrderItem) => {
    const entitlement = entitlements.find(({ orderItemId }) => orderItemId === item.id);
    if (!entitlement) return 'pending' as const;
    return entitlement.revokedAt === null ? ('granted' as const) : ('revoked' as const);
  };
  return items.map((item, index) => ({
    id: item.id,
    productId: item.productId,
    title: item.title,
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    share: shares[index] ?? 0,
    refundable: Math.min(left, restOfItem(shares[index] ?? 0, item.id, refunds)),
    access: accessOf(item),
  }));
}

function toPayment({ paymentsConfig }: AdminDeps, payment: Payment): AdminOrder['payments'][number] {
  const { id, attempt, provider, providerPaymentId, method, amount, local, state, failure, createdAt } = payment;
  const live = providerPaymentId && provider === 'stripe' && paymentsConfig.mode === 'live';
  return {
    id,
    attempt,
    provider,
    providerPaymentId,
    providerUrl: live ? `https://dashboard.stripe.com/payments/${providerPaymentId}` : sandboxPage(paymentsConfig.mode),
    method,
    amount,
    local,
    state,
    failure,
    createdAt,
  };
}

/** The sandbox's own page lists every provider's payments; the live providers' other than Stripe's have no stable address. */
function sandboxPage(mode: 'sandbox' | 'live'): string | null {
  return mode === 'sandbox' ? '/sandbox/' : null;
}

export function toRefund(refund: Refund, payments: readonly Payment[]): AdminOrder['refunds'][number] {
  const { id, paymentId, amount, localAmount, lines, reason, state, providerRefundId, requestedBy, failure } = refund;
  const currency = payments.find((payment) => payment.id === paymentId)?.local?.currency;
  const local = localAmount !== null && currency ? { currency, amount: localAmount } : null;
  const { createdAt, doneAt } = refund;
  return {
    id,
    paymentId,
    amount,
    local,
    lines,
    reason,
    state,
    providerRefundId,
    requestedBy,
    failure,
    createdAt,
    doneAt,
  };
}
