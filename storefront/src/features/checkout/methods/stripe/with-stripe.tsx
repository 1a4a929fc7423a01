import { CHECKOUT_MESSAGES } from '@kiln/contracts/api-error';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../../../components/ui/button';
import { Notice } from '../../../../components/ui/notice';
import { Skeleton } from '../../../../components/ui/skeleton';
import { loadStripe } from './load-stripe';

export interface WithStripeProps {
  /** What is loaded, as the buyer sees it: 'the card field'. */
  what: string;
  children: (stripe: Stripe) => ReactNode;
}

/** Loads the provider's script when it is shown; says so when that fails (S 8), and loads it again. */
export function WithStripe({ what, children }: WithStripeProps) {
  const [stripe, setStripe] = useState<Stripe | 'failed'>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let wanted = true;
    loadStripe().then(
      (loaded) => wanted && setStripe(loaded),
      () => wanted && setStripe('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);

  if (stripe === undefined) {
    return (
      <div role="status" aria-label={`Loading ${what}`}>
        <Skeleton className="h-20" />
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
          Load {what} again
        </Button>
      </Notice>
    );
  }
  return children(stripe);
}
