import { CHECKOUT_MESSAGES } from '@kiln/contracts/api-error';
import type { PaymentVerification, ProcessPaymentRequest } from '@kiln/contracts/payments-api';
import { requestPayments } from '../../../lib/payments/request';

/** POST /api/payments/process: records a payment that the provider has taken (S 4, S 7). */
export function processPayment(request: ProcessPaymentRequest): Promise<PaymentVerification> {
  return requestPayments('/process', { method: 'POST', body: request, fallback: CHECKOUT_MESSAGES.recordingFailed });
}
