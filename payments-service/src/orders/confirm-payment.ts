import { PAYMENT_FALLBACKS } from '@kiln/contracts/api-error';
import type { CreatedPayment } from '@kiln/contracts/payments-api';
import { AppError } from '../lib/app-error';
import type { Decline } from '../providers/provider-contract';
import { refuseCardTesters } from './card-declines';
import type { OrderDeps } from './deps';
import { findPayment } from './find-payment';
import type { Payment } from './order';
import { recordTruth } from './record-truth';

export type ConfirmedPayment = Pick<CreatedPayment, 'orderId' | 'paymentId' | 'clientSecret' | 'status'>;

/**
 * Confirms a payment with a payment method that the browser made (S 7).
 * @param client network address that declined cards are counted by
 * @throws AppError payment_not_found, slow_down, provider_refused, or the decline's code with its text for the buyer
 */
export async function confirmPayment(
  deps: OrderDeps,
  providerPaymentId: string,
  paymentMethodId: string,
  client: string,
): Promise<ConfirmedPayment> {
  const payment = await findPayment(deps, providerPaymentId);
  const provider = deps.providers.byId(payment.provider);
  if (!provider?.confirm || payment.providerPaymentId === null) {
    throw new AppError('payment_not_found', 'We know no payment with this id.');
  }
  const order = await deps.database.orders.find(payment.orderId);
  const email = order?.billing.email ?? '';
  await refuseCardTesters(deps, { method: payment.method, client, email, productIds: [] });
  const outcome = await provider.confirm(payment.providerPaymentId, paymentMethodId);
  const truth = outcome.ok ? outcome.payment : await provider.retrieve(payment.providerPaymentId);
  if (truth) await recordTruth(deps, payment, truth);
  const goesOn = truth && truth.state !== 'failed' && truth.state !== 'created';
  if (!outcome.ok && !goesOn) throw refused(deps, payment, outcome.decline);
  const { next = null, state: status = 'processing' } = truth ?? {};
  const clientSecret = next?.kind === 'confirm' ? next.clientSecret : null;
  return { orderId: payment.orderId, paymentId: payment.id, clientSecret, status };
}

function refused(deps: OrderDeps, payment: Payment, { code, message, reason }: Decline): AppError {
  if (code !== 'payment_failed' || reason === undefined) return new AppError(code, message);
  // Not the card but our request was refused: the provider's text is for us.
  deps.log.error({ orderId: payment.orderId, paymentId: payment.id, reason }, 'provider refused our request');
  return new AppError('provider_refused', PAYMENT_FALLBACKS.confirm);
}
