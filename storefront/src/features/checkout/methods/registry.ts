import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import { bankTransferMethod } from './bank-transfer/bank-transfer-method';
import { bnplMethod } from './bnpl/bnpl-method';
import { cardMethod } from './card/card-method';
import type { CheckoutMethod } from './checkout-method';
import { cryptoMethod } from './crypto/crypto-method';
import { payPalMethod } from './paypal/paypal-method';
import { upiMethod } from './upi/upi-method';
import { applePayMethod, googlePayMethod } from './wallets/wallet-methods';

/** The methods this checkout can take: a new one is a folder beside `card` and a line here. */
export const CHECKOUT_METHODS: readonly CheckoutMethod[] = [
  cardMethod,
  payPalMethod,
  applePayMethod,
  googlePayMethod,
  upiMethod,
  cryptoMethod,
  bankTransferMethod,
  bnplMethod,
];

export function checkoutMethod(id: PaymentMethodId): CheckoutMethod | undefined {
  return CHECKOUT_METHODS.find((method) => method.id === id);
}
