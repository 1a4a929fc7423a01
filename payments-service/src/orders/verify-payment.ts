import { VERIFICATION_MESSAGES } from '@kiln/contracts/api-error';
import { orderPagePath } from '@kiln/contracts/order-links';
import type { PaymentState, PaymentVerification } from '@kiln/contracts/payments-api';
import { ERROR_CODES, AppError, type ErrorCode } from '../lib/app-error';
import type { LinkSigner } from '../delivery/links';
import type { OrderDeps } from './deps';
import { findPayment } from './find-payment';
import type { Order, Payment } from './order';
import { trySettle } from './settle-payment';

/**
 * What the result screens show: asks the provider, never the query string. While the truth is unknown it is
 * 'processing', never failed. The order page's path is only for the browser that made the order.
 * @throws AppError payment_not_found, or the reason why it is not paid
 */
export async function verifyPayment(
  deps: OrderDeps & { links: LinkSigner },
  paymentId: string,
  browserKey: string | undefined,
): Promise<PaymentVerification> {
  const found = await findPayment(deps, paymentId);
  const asked = await trySettle(deps, found);
  const payment = (await deps.database.payments.find(found.id)) ?? found;
  const order = await deps.database.orders.find(payment.orderId);
  if (!order) throw new Error(`Payment ${payment.id} has no order`);

  const status = statusOf(order, payment, asked);
  if (!status) throw notPaid(payment);
  return {
    orderId: order.id,
    paymentMethod: payment.method,
    amount: payment.amount,
    status,
    ...(order.browserKey === browserKey ? { orderPath: orderPagePath(deps.links.orderToken(order)) } : {}),
  };
}

function statusOf(order: Order, payment: Payment, asked: 'settled' | 'unknown'): 'paid' | 'processing' | undefined {
  const paid: readonly PaymentState[] = ['paid', 'partially_refunded', 'disputed'];
  if (paid.includes(order.state)) return 'paid';
  if (payment.state === 'processing' || (payment.state === 'paid' && order.state !== 'refunded')) return 'processing';
  const open: readonly PaymentState[] = ['created', 'requires_action'];
  return asked === 'unknown' && open.includes(payment.state) ? 'processing' : undefined;
}

const REASONS: Partial<Record<PaymentState, [ErrorCode, string]>> = {
  created: ['payment_incomplete', VERIFICATION_MESSAGES.notPaid],
  requires_action: ['payment_incomplete', VERIFICATION_MESSAGES.notPaid],
  cancelled: ['payment_cancelled', 'Payment was cancelled'],
  expired: ['payment_expired', 'This payment was not completed in time. Please try again.'],
  refunded: ['payment_refunded', 'This payment was refunded.'],
};

function notPaid(payment: Payment): AppError {
  if (payment.failure) {
    const code = ERROR_CODES.find((known) => known === payment.failure?.code) ?? 'payment_failed';
    return new AppError(code, payment.failure.message || VERIFICATION_MESSAGES.notPaid);
  }
  const [code, message] = REASONS[payment.state] ?? ['payment_failed', VERIFICATION_MESSAGES.notPaid];
  return new AppError(code, message);
}
