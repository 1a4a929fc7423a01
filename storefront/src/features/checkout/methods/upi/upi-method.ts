import { toDollars } from '@kiln/contracts/money';
import { lazy } from 'react';
import type { CheckoutMethod } from '../checkout-method';
import { createUpi, verifyUpi } from './upi-calls';

export const upiMethod: CheckoutMethod = {
  id: 'upi',
  create: ({ amount, reference, details }) =>
    createUpi({ ...reference, amount: toDollars(amount), currency: 'inr', upi_id: details.upiId }),
  Fields: lazy(() => import('./upi-fields')),
  Waiting: lazy(() => import('./upi-waiting')),
  verify: (paymentId) => verifyUpi(paymentId),
};
