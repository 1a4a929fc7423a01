import { PAYMENT_FALLBACKS } from '@kiln/contracts/api-error';
import type { CreatedPayment, CreateInDollarsRequest, PaymentVerification } from '@kiln/contracts/payments-api';
import { requestPayments } from '../../../../lib/payments/request';

/** POST /api/payments/bank/create (S 7): no bank number is in it. `amount` in dollars. */
export function createBankTransfer(request: CreateInDollarsRequest): Promise<CreatedPayment> {
  return requestPayments('/bank/create', {
    method: 'POST',
    body: request,
    fallback: PAYMENT_FALLBACKS.createBankTransfer,
  });
}

/** POST /api/payments/bank/verify (S 7). Anything but paid or processing is refused. */
export function verifyBankTransfer(transferId: string, signal?: AbortSignal): Promise<PaymentVerification> {
  return requestPayments('/bank/verify', {
    method: 'POST',
    body: { transfer_id: transferId },
    fallback: PAYMENT_FALLBACKS.verifyBankTransfer,
    signal,
  });
}
