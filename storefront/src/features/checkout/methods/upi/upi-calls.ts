import { PAYMENT_FALLBACKS } from '@kiln/contracts/api-error';
import type { CreatedPayment, CreateUpiRequest, PaymentVerification } from '@kiln/contracts/payments-api';
import { requestPayments } from '../../../../lib/payments/request';

/** POST /api/payments/upi/create (S 7): the order and the code to scan. `amount` in dollars. */
export function createUpi(request: CreateUpiRequest): Promise<CreatedPayment> {
  return requestPayments('/upi/create', { method: 'POST', body: request, fallback: PAYMENT_FALLBACKS.createUpi });
}

/** POST /api/payments/upi/verify (S 7): what became of it. Anything but paid or processing is refused. */
export function verifyUpi(paymentId: string, signal?: AbortSignal): Promise<PaymentVerification> {
  return requestPayments('/upi/verify', {
    method: 'POST',
    body: { payment_id: paymentId },
    fallback: PAYMENT_FALLBACKS.verifyUpi,
    signal,
  });
}
