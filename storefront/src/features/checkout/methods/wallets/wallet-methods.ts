import { PAYMENT_FALLBACKS } from '@kiln/contracts/api-error';
import type { CreatedPayment, CreateWalletRequest } from '@kiln/contracts/payments-api';
import { lazy } from 'react';
import { requestPayments } from '../../../../lib/payments/request';
import type { CheckoutMethod } from '../checkout-method';

export const applePayMethod = walletMethod(
  'apple_pay',
  lazy(() => import('./apple-pay-button')),
);

export const googlePayMethod = walletMethod(
  'google_pay',
  lazy(() => import('./google-pay-button')),
);

function walletMethod(
  id: CreateWalletRequest['payment_method'],
  PayButton: NonNullable<CheckoutMethod['PayButton']>,
): CheckoutMethod {
  return {
    id,
    create: ({ amount, reference }) => createWallet({ ...reference, amount, currency: 'usd', payment_method: id }),
    PayButton,
    isWallet: true,
  };
}

/** POST /api/payments/wallet/create (S 7). `amount` in cents. */
function createWallet(request: CreateWalletRequest): Promise<CreatedPayment> {
  return requestPayments('/wallet/create', { method: 'POST', body: request, fallback: PAYMENT_FALLBACKS.createWallet });
}
