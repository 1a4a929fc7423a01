import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useEffect, useMemo, useState } from 'react';
import { Notice } from '../../../../components/ui/notice';
import { Skeleton } from '../../../../components/ui/skeleton';
import { failure } from '../../payment-error';
import type { MethodFieldsProps } from '../checkout-method';
import { appearance } from '../stripe/appearance';
import { WithStripe } from '../stripe/with-stripe';
import { confirmBnpl, submitBnpl } from './confirm-bnpl';

/** The lenders that the provider offers for the amount, and the address that they need, in the provider's frame. */
export default function BnplFields(props: MethodFieldsProps) {
  const look = useMemo(() => appearance(), []);
  return (
    <WithStripe what="the installment form">
      {(stripe) => (
        <Elements
          stripe={stripe}
          options={{
            mode: 'payment',
            amount: props.amount,
            currency: 'usd',
            allowedPaymentMethodTypes: ['klarna', 'afterpay_clearpay', 'affirm'],
            appearance: look,
          }}
        >
          <BnplInput {...props} />
        </Elements>
      )}
    </WithStripe>
  );
}

function BnplInput({ onHandle, disabled }: MethodFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    if (!stripe || !elements) return undefined;
    onHandle({
      check: () => (state === 'failed' ? Promise.resolve(failure(NO_LENDER)) : submitBnpl(elements)),
      confirm: (next, billing, payment) => confirmBnpl(stripe, elements, next, billing, payment),
    });
    return () => onHandle(null);
  }, [stripe, elements, state, onHandle]);

  if (state === 'failed') return <Notice kind="info">{NO_LENDER}</Notice>;
  return (
    <div className="relative min-h-45">
      {state === 'loading' && (
        <div role="status" aria-label="Loading the installment form" className="absolute inset-0">
          <Skeleton className="h-full" />
        </div>
      )}
      <PaymentElement
        onReady={() => setState('ready')}
        onLoadError={() => setState('failed')}
        options={{
          readOnly: disabled,
          layout: { type: 'accordion', radios: 'always', spacedAccordionItems: false },
          // Asked for by our own form, and handed over at confirmation.
          fields: { billingDetails: { name: 'never', email: 'never', phone: 'never' } },
        }}
      />
      <p className="label-type mt-4">You go on at the lender’s page and come back here.</p>
    </div>
  );
}

const NO_LENDER = 'No lender takes this order right now. Nothing is charged: please choose another method.';
