import type { MinorUnits } from '@kiln/contracts/money';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';
import type { ReactNode } from 'react';

export type Wallet = 'applePay' | 'googlePay';

/** The wallets' wrapper for an amount in cents: the payment itself is created when the buyer has agreed in the wallet. */
export function WalletElements({
  stripe,
  amount,
  children,
}: {
  stripe: Stripe;
  amount: MinorUnits;
  children: ReactNode;
}) {
  return (
    <Elements
      stripe={stripe}
      options={{ mode: 'payment', amount, currency: 'usd', allowedPaymentMethodTypes: ['card'] }}
    >
      {children}
    </Elements>
  );
}

/** Shows these wallets' buttons and nothing else that the provider could put there. */
export function expressOptions(wallets: readonly Wallet[]): StripeExpressCheckoutElementOptions {
  const shown = (wallet: Wallet) => (wallets.includes(wallet) ? 'auto' : 'never');
  return {
    buttonHeight: 55,
    buttonTheme: { applePay: 'white', googlePay: 'white' },
    buttonType: { applePay: 'buy', googlePay: 'pay' },
    paymentMethods: {
      applePay: shown('applePay'),
      googlePay: shown('googlePay'),
      link: 'never',
      amazonPay: 'never',
      paypal: 'never',
      klarna: 'never',
    },
  };
}
