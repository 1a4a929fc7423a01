import { PAYMENT_FALLBACKS } from '@kiln/contracts/api-error';
import type { CreatedPayment, CreateIntentRequest } from '@kiln/contracts/payments-api';
import { requestPayments } from '../../../lib/payments/request';

/** POST /api/payments/stripe/create-intent (S 7): the order and what the card provider needs to confirm it. */
export function createIntent(request: CreateIntentRequest): Promise<CreatedPayment> {
  return requestPayments('/stripe/create-intent', {
    method: 'POST',
    body: request,
    fallback: PAYMENT_FALLBACKS.createIntent,
  });
}
