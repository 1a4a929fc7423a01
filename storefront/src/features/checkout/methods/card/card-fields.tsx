import { CHECKOUT_MESSAGES } from '@kiln/contracts/api-error';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../../components/ui/button';
import { Notice } from '../../../../components/ui/notice';
import { Skeleton } from '../../../../components/ui/skeleton';
import type { MethodFieldsProps } from '../checkout-method';
import { cardStyle } from './card-style';
import { confirmCard } from './confirm-card';
import { loadCardProvider } from './load-card-provider';

/** The provider's card field inside its wrapper (S 2). Card numbers are typed into the provider's frame, not into ours. */
export default function CardFields(props: MethodFieldsProps) {
  const [stripe, setStripe] = useState<Stripe | 'failed'>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let wanted = true;
    loadCardProvider().then(
      (loaded) => wanted && setStripe(loaded),
      () => wanted && setStripe('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);

  if (stripe === undefined) {
    return (
      <div role="status" aria-label="Loading the card field">
        <Skeleton className="h-13" />
      </div>
    );
  }
  if (stripe === 'failed') {
    const retry = () => {
      setStripe(undefined);
      setAttempt((count) => count + 1);
    };
    return (
      <Notice kind="error">
        <p>{CHECKOUT_MESSAGES.stripeNotReady}. Nothing is charged. Check your connection and load it again.</p>
        <Button variant="quiet" icon="refresh" onClick={retry}>
          Load the card field again
        </Button>
      </Notice>
    );
  }
  return (
    <Elements stripe={stripe}>
      <CardInput {...props} />
    </Elements>
  );
}

function CardInput({ onDetails, onConfirm, disabled }: MethodFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const id = useId();
  const [message, setMessage] = useState<string>();

  useEffect(() => {
    if (!stripe || !elements) return undefined;
    onConfirm((clientSecret, billing) => confirmCard(stripe, elements.getElement(CardElement))(clientSecret, billing));
    return () => {
      onConfirm(null);
      onDetails({ cardComplete: false });
    };
  }, [stripe, elements, onConfirm, onDetails]);

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
