import { PAYMENT_FALLBACKS } from '@kiln/contracts/api-error';
import type { CreatedPayment, CreateInDollarsRequest, PaymentVerification } from '@kiln/contracts/payments-api';
import { requestPayments } from '../../../../lib/payments/request';

/** POST /api/payments/paypal/create-order (S 7): our order and PayPal's. `amount` in dollars. */
export function createPayPalOrder(request: CreateInDollarsRequest): Promise<CreatedPayment> {
  return requestPayments('/paypal/create-order', {
    method: 'POST',
    body: request,
    fallback: PAYMENT_FALLBACKS.createPayPalOrder,
  });
}

/** POST /api/payments/paypal/capture-order (S 7): takes the money of an approved order; twice is once. */
export function capturePayPalOrder(orderID: string): Promise<PaymentVerification> {
  return requestPayments('/paypal/capture-order', {
    method: 'POST',
    body: { orderID },
    fallback: PAYMENT_FALLBACKS.capturePayPalOrder,
  });
}
