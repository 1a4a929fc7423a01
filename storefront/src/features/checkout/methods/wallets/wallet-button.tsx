import { CHECKOUT_MESSAGES } from '@kiln/contracts/api-error';
import { ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';
import { useState } from 'react';
import { failure } from '../../payment-error';
import type { MethodHandle, PayButtonProps } from '../checkout-method';
import { confirmationOf } from '../stripe/stripe-result';
import { WithStripe } from '../stripe/with-stripe';
import { expressOptions, WalletElements, type Wallet } from './wallet-elements';

export type WalletButtonProps = PayButtonProps & { wallet: Wallet };

/** The wallet's own button in the pay button's place. */
export function WalletButton(props: WalletButtonProps) {
  return (
    <WithStripe what="the wallet">
      {(stripe) => (
        <WalletElements stripe={stripe} amount={props.amount}>
          <Button {...props} />
        </WalletElements>
      )}
    </WithStripe>
  );
}

function Button({ wallet, ready, pay }: WalletButtonProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [options] = useState(() => expressOptions([wallet]));

  const onConfirm = async (event: StripeExpressCheckoutElementConfirmEvent) => {
    const taken = stripe && elements ? await pay(handleOf(stripe, elements)) : false;
    if (!taken) event.paymentFailed({ reason: 'fail' });
  };

  return (
    <ExpressCheckoutElement
      options={options}
      onClick={(event) => void ready().then((may) => (may ? event.resolve() : event.reject()))}
      onConfirm={(event) => void onConfirm(event)}
    />
  );
}

type Loaded<Value> = NonNullable<Value>;

/** The buyer has agreed in the wallet's sheet: it is paid with what the sheet gave. */
function handleOf(
  stripe: Loaded<ReturnType<typeof useStripe>>,
  elements: Loaded<ReturnType<typeof useElements>>,
): MethodHandle {
  return {
    check: async () => {
      const { error } = await elements.submit();
      return error && failure(error.message);
    },
    confirm: async (next, { email, name, phone }) => {
      if (next.kind !== 'confirm') return failure(CHECKOUT_MESSAGES.stripeNotReady);
      return confirmationOf(
        await stripe.confirmPayment({
          elements,
          clientSecret: next.clientSecret,
          redirect: 'if_required',
          confirmParams: {
            return_url: new URL('/payment-success', location.origin).href,
            payment_method_data: { billing_details: { email, name, phone } },
          },
        }),
      );
    },
  };
}
