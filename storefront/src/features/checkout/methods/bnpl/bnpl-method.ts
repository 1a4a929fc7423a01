import { PAYMENT_FALLBACKS } from '@kiln/contracts/api-error';
import { toDollars } from '@kiln/contracts/money';
import type { CreatedPayment, CreateInDollarsRequest } from '@kiln/contracts/payments-api';
import { lazy } from 'react';
import { requestPayments } from '../../../../lib/payments/request';
import type { CheckoutMethod } from '../checkout-method';

export const bnplMethod: CheckoutMethod = {
  id: 'bnpl',
  create: ({ amount, reference }) => createBnpl({ ...reference, amount: toDollars(amount), currency: 'usd' }),
  Fields: lazy(() => import('./bnpl-fields')),
};

/** POST /api/payments/bnpl/create (S 7). `amount` in dollars. */
function createBnpl(request: CreateInDollarsRequest): Promise<CreatedPayment> {
  return requestPayments('/bnpl/create', { method: 'POST', body: request, fallback: PAYMENT_FALLBACKS.createBnpl });
}
