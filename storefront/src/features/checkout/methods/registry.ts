import { lazy } from 'react';
import type { CheckoutMethod } from './checkout-method';

/** The methods this checkout can take: a new one is a folder beside `card` and a line here. */
export const CHECKOUT_METHODS: readonly CheckoutMethod[] = [
  { id: 'card', Fields: lazy(() => import('./card/card-fields')) },
];
