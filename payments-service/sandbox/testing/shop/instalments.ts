import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { createElement as h, StrictMode, useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';

const query = new URLSearchParams(location.search);
const AMOUNT = Number(query.get('amount') ?? '4400');
const METHODS = ['klarna', 'afterpay_clearpay', 'affirm'];
const EVENTS = ['onReady', 'onFocus', 'onBlur', 'onEscape'] as const;

/** Checkout by instalments: deferred, or with `?client_secret=…` on an intent that exists. */
function Checkout() {
  const stripe = useStripe();
  const elements = useElements();
  const [outcome, setOutcome] = useState(query.get('redirect_status') ?? '');
  const [seen, setSeen] = useState<string[]>([]);
  const note = (event: string) => setSeen((before) => [...before, event]);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements) throw new Error('Stripe has not been initialized');
    const submission = await elements.submit();
    if (submission.error !== undefined) return setOutcome(submission.error.message ?? '');
    const { error } = await stripe.confirmPayment({
      elements,
      clientSecret: query.get('client_secret') ?? (await createIntent()),
      confirmParams: {
        return_url: `${location.origin}/instalments?order=7`,
        payment_method_data: { billing_details: { name: 'Ada' } },
      },
    });
    setOutcome(error.message ?? '');
  };

  return h(
    'form',
    { onSubmit: (event: FormEvent) => void pay(event) },
    h('label', { htmlFor: 'name' }, 'Name'),
    h('input', { id: 'name' }),
    h(PaymentElement, {
      id: 'payment',
      options: {
        fields: { billingDetails: { name: 'never' } },
        defaultValues: { billingDetails: { email: 'a@b.co' } },
      },
      onChange: ({ value, complete }) => note(`${value.type}:${complete ? 'complete' : 'open'}`),
      onLoadError: ({ error }) => setOutcome(error.message ?? ''),
      ...Object.fromEntries(EVENTS.map((name) => [name, () => note(name)])),
    }),
    h('button', null, 'Pay'),
    h('p', { role: 'status' }, outcome),
    h('p', { 'data-testid': 'events' }, seen.join(' ')),
  );
}

async function createIntent(): Promise<string> {
  const order = {
    amount: Number(query.get('charged') ?? AMOUNT),
    currency: 'usd',
    allowed_payment_method_types: METHODS,
  };
  const answer = await fetch('/intents', { method: 'POST', body: JSON.stringify(order) });
  return ((await answer.json()) as { client_secret: string }).client_secret;
}

const root = document.getElementById('root');
const clientSecret = query.get('client_secret');
const appearance = {
  theme: 'night',
  variables: { colorPrimary: '#ffd11a' },
  rules: { '.Label': { fontWeight: '600' } },
} as const;
if (root !== null) {
  const options =
    clientSecret === null
      ? { mode: 'payment' as const, amount: AMOUNT, currency: 'usd', allowedPaymentMethodTypes: METHODS, appearance }
      : { clientSecret, appearance };
  const stripe = loadStripe('pk_test_sandbox');
  createRoot(root).render(h(StrictMode, null, h(Elements, { stripe, options }, h(Checkout))));
}
