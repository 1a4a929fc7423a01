import { VERIFICATION_MESSAGES } from '@kiln/contracts/api-error';
import { orderPagePath } from '@kiln/contracts/order-links';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { NextStep, PaymentIncomplete, PaymentState, PaymentVerification } from '@kiln/contracts/payments-api';
import { ERROR_CODES, AppError, type ErrorCode } from '../lib/app-error';
import type { LinkSigner } from '../delivery/links';
import type { OrderDeps } from './deps';
import { findPayment } from './find-payment';
import type { Order, Payment, PaymentInput } from './order';
import { trySettle } from './settle-payment';
import { isPaid } from './transitions';

export interface VerifyQuery {
  /** Ours, the provider's (Stripe's payment_intent), or PayPal's order. */
  id: string;
  browserKey: string | undefined;
  /** The call's text (S 8) where the provider gives no reason. */
  fallback?: string;
  /** A payment by another method is not known to the call. */
  method?: PaymentMethodId;
  /** Kept with the payment, if the browser that made the order sends it. */
  input?: PaymentInput;
}

/**
 * What the result screens show: asks the provider until it is paid, never the query string. While the truth is unknown
 * it is 'processing', never failed. The order page's path and what is left to do are only for the browser that made the
 * order.
 * @throws AppError payment_not_found, or the reason why it is not paid
 */
export async function verifyPayment(
  deps: OrderDeps & { links: LinkSigner },
  { id, browserKey, fallback = VERIFICATION_MESSAGES.notPaid, method, input }: VerifyQuery,
): Promise<PaymentVerification> {
  const found = await findPayment(deps, id);
  if (method !== undefined && found.method !== method) throw unknownPayment();
  const before = await deps.database.orders.find(found.orderId);
  const isOwn = before?.browserKey === browserKey;
  if (input && isOwn) await deps.database.payments.recordInput(found.id, input);
  // Paid here and there: what the provider says of the payment itself moves nothing any more.
  const isSettled = before !== undefined && isPaid(before.state) && isPaid(found.state);
  const truth = isSettled ? null : await trySettle(deps, found);
  const payment = isSettled ? found : ((await deps.database.payments.find(found.id)) ?? found);
  const order = isSettled ? before : await deps.database.orders.find(payment.orderId);
  if (!order) throw new Error(`Payment ${payment.id} has no order`);

  const status = statusOf(order, payment, truth !== undefined);
  if (!status) throw notPaid(payment, fallback, isOwn ? (truth?.next ?? null) : null);
  return {
    orderId: order.id,
    paymentMethod: payment.method,
    amount: payment.amount,
    status,
    ...(isOwn ? { orderPath: orderPagePath(deps.links.orderToken(order)) } : {}),
    ...(status === 'processing' && truth?.progress ? { progress: truth.progress } : {}),
  };
}

function statusOf(order: Order, payment: Payment, known: boolean): 'paid' | 'processing' | undefined {
  const paid: readonly PaymentState[] = ['paid', 'partially_refunded', 'disputed'];
  if (paid.includes(order.state)) return 'paid';
  if (payment.state === 'processing' || (payment.state === 'paid' && order.state !== 'refunded')) return 'processing';
  const open: readonly PaymentState[] = ['created', 'requires_action'];
  return !known && open.includes(payment.state) ? 'processing' : undefined;
}

const REASONS: Partial<Record<PaymentState, [ErrorCode, string?]>> = {
  created: ['payment_incomplete'],
  requires_action: ['payment_incomplete'],
  cancelled: ['payment_cancelled', 'Payment was cancelled'],
  expired: ['payment_expired', 'This payment was not completed in time. Please try again.'],
  refunded: ['payment_refunded', 'This payment was refunded.'],
};

function notPaid(payment: Payment, fallback: string, next: NextStep | null): AppError {
  if (payment.failure) {
    const code = ERROR_CODES.find((known) => known === payment.failure?.code) ?? 'payment_failed';
    return new AppError(code, payment.failure.message || fallback);
  }
  const [code, message = fallback] = REASONS[payment.state] ?? ['payment_failed'];
  const data: PaymentIncomplete = { next };
  return new AppError(code, message, code === 'payment_incomplete' ? { data } : {});
}

function unknownPayment(): AppError {
  return new AppError('payment_not_found', 'We know no payment with this id.');
}
