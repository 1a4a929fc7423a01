import type { CreatedPayment } from '@kiln/contracts/payments-api';
import { AppError } from '../lib/app-error';
import type { OrderDeps } from './deps';
import { findPayment } from './find-payment';
import { recordTruth } from './settle-payment';

export type ConfirmedPayment = Pick<CreatedPayment, 'orderId' | 'paymentId' | 'clientSecret' | 'status'>;

/**
 * Confirms a payment with a payment method that the browser made (S 7).
 * @throws AppError payment_not_found, or the decline's code with the provider's message for the buyer
 */
export async function confirmPayment(
  deps: OrderDeps,
  providerPaymentId: string,
  paymentMethodId: string,
): Promise<ConfirmedPayment> {
  const payment = await findPayment(deps, providerPaymentId);
  const provider = deps.providers.byId(payment.provider);
  if (!provider?.confirm || payment.providerPaymentId === null) {
    throw new AppError('payment_not_found', 'We know no payment with this id.');
  }
  const outcome = await provider.confirm(payment.providerPaymentId, paymentMethodId);
  const truth = outcome.ok ? outcome.payment : await provider.retrieve(payment.providerPaymentId);
  if (truth) await recordTruth(deps, payment, truth);
  const goesOn = truth && truth.state !== 'failed' && truth.state !== 'created';
  if (!outcome.ok && !goesOn) throw new AppError(outcome.decline.code, outcome.decline.message);
  const { next = null, state: status = 'processing' } = truth ?? {};
  const clientSecret = next?.kind === 'confirm' ? next.clientSecret : null;
  return { orderId: payment.orderId, paymentId: payment.id, clientSecret, status };
}
