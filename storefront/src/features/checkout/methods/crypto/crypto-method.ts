import { toDollars } from '@kiln/contracts/money';
import { lazy } from 'react';
import type { CheckoutMethod } from '../checkout-method';
import { createCrypto, verifyCrypto } from './crypto-calls';

export const cryptoMethod: CheckoutMethod = {
  id: 'crypto',
  create: ({ amount, reference, details }) =>
    createCrypto({
      ...reference,
      amount: toDollars(amount),
      currency: 'usd',
      coin: details.coin,
      wallet_address: details.walletAddress,
    }),
  Fields: lazy(() => import('./crypto-fields')),
  Waiting: lazy(() => import('./crypto-waiting')),
  verify: (paymentId) => verifyCrypto({ payment_id: paymentId }),
};
