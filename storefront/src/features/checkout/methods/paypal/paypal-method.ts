import { toDollars } from '@kiln/contracts/money';
import { lazy } from 'react';
import type { CheckoutMethod } from '../checkout-method';
import { createPayPalOrder } from './paypal-calls';

export const payPalMethod: CheckoutMethod = {
  id: 'paypal',
  create: ({ amount, reference }) => createPayPalOrder({ ...reference, amount: toDollars(amount), currency: 'usd' }),
  PayButton: lazy(() => import('./paypal-pay-button')),
};
