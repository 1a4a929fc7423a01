import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { useEffect, useId, useState } from 'react';
import type { MethodFieldsProps } from '../checkout-method';
import { cardStyle } from './card-style';
import { confirmCard } from './confirm-card';
import { WithStripe } from '../stripe/with-stripe';

/** The provider's card field inside its wrapper (S 2). Card numbers are typed into the provider's frame, not into ours. */
export default function CardFields(props: MethodFieldsProps) {
  return (
    <WithStripe what="the card field">
      {(stripe) => (
        <Elements stripe={stripe}>
          <CardInput {...props} />
        </Elements>
      )}
    </WithStripe>
  );
}

function CardInput({ onDetails, onHandle, disabled }: MethodFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const id = useId();
  const [message, setMessage] = useState<string>();

  useEffect(() => {
    if (!stripe || !elements) return undefined;
    onHandle({
      confirm: (next, billing) => confirmCard(stripe, elements.getElement(CardElement), next, billing),
    });
    return () => {
      onHandle(null);
      onDetails({ cardComplete: false });
    };
  }, [stripe, elements, onHandle, onDetails]);

  const onChange = ({ complete, error }: StripeCardElementChangeEvent) => {
    onDetails({ cardComplete: complete });
    setMessage(error?.message);
  };

  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="text-caption font-medium">
        Card details
      </label>
      <div
        data-invalid={message !== undefined}
        className="min-h-13 border border-control bg-page px-4 py-3.5 transition-colors focus-within:border-action hover:border-text data-[invalid=true]:border-danger"
      >
        <CardElement id={id} onChange={onChange} options={{ style: cardStyle(), hidePostalCode: true, disabled }} />
      </div>
      <p role="status" className="text-caption text-danger empty:hidden">
        {message}
      </p>
    </div>
  );
}
