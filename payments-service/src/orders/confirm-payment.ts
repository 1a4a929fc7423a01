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

export interface ConfirmCommand {
  /** Stripe's id of the payment, or ours. */
  id: string;
  /** Of the card, made in the browser. */
  paymentMethodId: string;
  browserKey: string | undefined;
  /** Network address that declined cards are counted by. */
  client: string;
}

/**
 * Confirms a payment with a payment method that the browser made (S 7). Only the browser that made the order may: ids
 * stand in addresses, and the answer carries the client secret.
 * @throws AppError payment_not_found, slow_down, provider_refused, or the decline's code with its text for the buyer
 */
export async function confirmPayment(
  deps: OrderDeps,
  { id, paymentMethodId, browserKey, client }: ConfirmCommand,
): Promise<ConfirmedPayment> {
  const payment = await findPayment(deps, id);
  const provider = deps.providers.byId(payment.provider);
  const order = await deps.database.orders.find(payment.orderId);
  if (!provider?.confirm || payment.providerPaymentId === null || !order || order.browserKey !== browserKey) {
    throw new AppError('payment_not_found', 'We know no payment with this id.');
  }
  const { email } = order.billing;
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
