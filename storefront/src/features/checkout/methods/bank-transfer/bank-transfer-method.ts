import { toDollars } from '@kiln/contracts/money';
import { lazy } from 'react';
import type { CheckoutMethod } from '../checkout-method';
import { createBankTransfer, verifyBankTransfer } from './bank-transfer-calls';
import { Mandate } from './mandate';

export const bankTransferMethod: CheckoutMethod = {
  id: 'bank_transfer',
  create: ({ amount, reference }) => createBankTransfer({ ...reference, amount: toDollars(amount), currency: 'usd' }),
  Fields: lazy(() => import('./bank-transfer-fields')),
  Terms: Mandate,
  Waiting: lazy(() => import('./bank-transfer-waiting')),
  verify: (paymentId) => verifyBankTransfer(paymentId),
};
