import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';
import { createElement as h, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const query = new URLSearchParams(location.search);
const TERMS = { amount: 4400, currency: 'usd' };

/** Checkout by wallet, deferred: the intent is made once the buyer has agreed in the wallet's sheet. */
function Checkout() {
  const stripe = useStripe();
  const elements = useElements();
  const [outcome, setOutcome] = useState('');
  const [available, setAvailable] = useState('');

  const confirm = async (event: StripeExpressCheckoutElementConfirmEvent) => {
    if (!stripe || !elements) throw new Error('Stripe has not been initialized');
    await elements.submit();
    const order = { ...TERMS, allowed_payment_method_types: ['card'] };
    const answer = await fetch('/intents', { method: 'POST', body: JSON.stringify(order) });
    const { client_secret: clientSecret } = (await answer.json()) as { client_secret: string };
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: `${location.origin}/wallets` },
      redirect: 'if_required',
    });
    const paid = `${paymentIntent?.id} ${paymentIntent?.status}`;
    setOutcome(`${event.expressPaymentType} ${event.billingDetails?.email}: ${error?.decline_code ?? paid}`);
  };

  return h(
    'main',
    null,
    h(ExpressCheckoutElement, {
      id: 'express',
      options: {
        buttonHeight: 48,
        emailRequired: true,
        paymentMethods: {
          applePay: 'always',
          googlePay: query.get('google') === 'never' ? 'never' : 'always',
          link: 'never',
        },
      },
      onReady: ({ availablePaymentMethods: methods }) => {
        const names = Object.entries(methods ?? {}).filter(([, isThere]) => isThere);
        setAvailable(methods === undefined ? 'none' : names.map(([name]) => name).join(' '));
      },
      onClick: (event) => {
        if (query.get('forget') === null) event.resolve();
      },
      onConfirm: (event) => void confirm(event),
      onCancel: () => setOutcome('cancelled'),
    }),
    h('p', { 'data-testid': 'available' }, available),
    h('p', { role: 'status' }, outcome),
  );
}

const root = document.getElementById('root');
if (root !== null) {
  const options = { mode: 'payment' as const, ...TERMS, allowedPaymentMethodTypes: ['card'] };
  const stripe = loadStripe('pk_test_sandbox');
  createRoot(root).render(h(StrictMode, null, h(Elements, { stripe, options }, h(Checkout))));
}
