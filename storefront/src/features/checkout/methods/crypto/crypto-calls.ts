import { PAYMENT_FALLBACKS } from '@kiln/contracts/api-error';
import type {
  CreateCryptoRequest,
  CreatedPayment,
  PaymentVerification,
  VerifyCryptoRequest,
} from '@kiln/contracts/payments-api';
import { requestPayments } from '../../../../lib/payments/request';

/** POST /api/payments/crypto/create (S 7): the order, the address and the exact amount. `amount` in dollars. */
export function createCrypto(request: CreateCryptoRequest): Promise<CreatedPayment> {
  return requestPayments('/crypto/create', { method: 'POST', body: request, fallback: PAYMENT_FALLBACKS.createCrypto });
}

/** POST /api/payments/crypto/verify (S 7): what became of it, with the transaction's hash if the buyer gave one. */
export function verifyCrypto(request: VerifyCryptoRequest, signal?: AbortSignal): Promise<PaymentVerification> {
  return requestPayments('/crypto/verify', {
    method: 'POST',
    body: request,
    fallback: PAYMENT_FALLBACKS.verifyCrypto,
    signal,
  });
}
