import { lazy } from 'react';
import { createIntent } from '../../api/create-intent';
import type { CheckoutMethod } from '../checkout-method';

export const cardMethod: CheckoutMethod = {
  id: 'card',
  create: ({ amount, reference }) => createIntent({ ...reference, amount, currency: 'usd', payment_method: 'card' }),
  Fields: lazy(() => import('./card-fields')),
};
