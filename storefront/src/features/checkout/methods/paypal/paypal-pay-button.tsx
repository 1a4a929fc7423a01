import { PayPalScriptProvider, usePayPalScriptReducer, type ReactPayPalScriptOptions } from '@paypal/react-paypal-js';
import { useEffect, useState } from 'react';
import { Button } from '../../../../components/ui/button';
import { Notice } from '../../../../components/ui/notice';
import { Skeleton } from '../../../../components/ui/skeleton';
import type { PayButtonProps } from '../checkout-method';
import { loadPayPalOptions } from './load-paypal-options';
import { PayPalButton } from './paypal-button';

/** PayPal's own button in the pay button's place (S 2). Its script is loaded when PayPal is chosen. */
export default function PayPalPayButton(props: PayButtonProps) {
  const [options, setOptions] = useState<ReactPayPalScriptOptions | 'failed'>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let wanted = true;
    loadPayPalOptions().then(
      (loaded) => wanted && setOptions(loaded),
      () => wanted && setOptions('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);

  const again = () => {
    setOptions(undefined);
    setAttempt((count) => count + 1);
  };
  if (options === undefined) return <Loading />;
  if (options === 'failed') return <NotLoaded onAgain={again} />;
  return (
    <PayPalScriptProvider options={options}>
      <WithScript {...props} onAgain={again} />
    </PayPalScriptProvider>
  );
}

function WithScript({ onAgain, ...props }: PayButtonProps & { onAgain: () => void }) {
  const [{ isPending, isRejected }] = usePayPalScriptReducer();
  if (isRejected) return <NotLoaded onAgain={onAgain} />;
  return isPending ? <Loading /> : <PayPalButton {...props} />;
}

function Loading() {
  return (
    <div role="status" aria-label="Loading PayPal">
      <Skeleton className="h-13" />
    </div>
  );
}

function NotLoaded({ onAgain }: { onAgain: () => void }) {
  return (
    <Notice kind="error">
      <p>{NOT_LOADED}</p>
      <Button variant="quiet" icon="refresh" onClick={onAgain}>
        Load PayPal again
      </Button>
    </Notice>
  );
}

const NOT_LOADED = 'PayPal could not be loaded. Nothing is charged. Check your connection, or choose another method.';
