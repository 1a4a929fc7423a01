import type { MinorUnits } from '@kiln/contracts/money';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import { ExpressCheckoutElement } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadStripe } from '../stripe/load-stripe';
import { expressOptions, WalletElements } from './wallet-elements';

export interface WalletProbeProps {
  /** Cents. */
  amount: MinorUnits;
  onAnswer: (wallets: PaymentMethodId[]) => void;
}

/** Asks the browser which wallets it has. The provider tells it only to a mounted element, so that stands out of sight. */
export default function WalletProbe({ amount, onAnswer }: WalletProbeProps) {
  const [stripe, setStripe] = useState<Stripe>();
  const [options] = useState(() => expressOptions(['applePay', 'googlePay']));
  const answer = useEffectEvent(onAnswer);

  useEffect(() => {
    let wanted = true;
    loadStripe().then(
      (loaded) => wanted && setStripe(loaded),
      () => wanted && answer([]),
    );
    return () => {
      wanted = false;
    };
  }, []);

  if (!stripe) return null;
  return (
    <div aria-hidden="true" inert className="fixed top-0 left-[-200vw] w-80 overflow-hidden opacity-0">
      <WalletElements stripe={stripe} amount={amount}>
        <ExpressCheckoutElement
          options={options}
          onReady={({ availablePaymentMethods: has }) =>
            onAnswer([
              ...(has?.applePay ? ['apple_pay' as const] : []),
              ...(has?.googlePay ? ['google_pay' as const] : []),
            ])
          }
          onLoadError={() => onAnswer([])}
          onConfirm={() => undefined}
        />
      </WalletElements>
    </div>
  );
}
