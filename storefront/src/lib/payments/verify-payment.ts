import { PAYMENT_FALLBACKS } from '@kiln/contracts/api-error';
import type { PaymentVerification, VerifyPaymentRequest } from '@kiln/contracts/payments-api';
import type { RequestOptions } from '../request';
import { requestPayments } from './request';

/** POST /api/payments/verify: what the provider says of a payment. Anything but paid or processing is refused. */
export function verifyPayment(
  request: VerifyPaymentRequest,
  { fallback = PAYMENT_FALLBACKS.verify, signal }: Partial<Pick<RequestOptions, 'fallback' | 'signal'>> = {},
): Promise<PaymentVerification> {
  return requestPayments('/verify', { method: 'POST', body: request, fallback, signal });
}
