import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { createElement as h, StrictMode, useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';

const CARD_STYLE = {
  base: {
    color: '#f1ede2',
    iconColor: '#8e8b82',
    fontFamily: 'system-ui, sans-serif',
    fontSize: '16px',
    '::placeholder': { color: '#8e8b82' },
  },
  invalid: { color: '#ff6b3d', iconColor: '#ff6b3d' },
};

const clientSecret = new URLSearchParams(location.search).get('client_secret') ?? '';

/** The checkout as a shop writes it, against Stripe's documented API only. */
function Checkout() {
  const stripe = useStripe();
  const elements = useElements();
  const [outcome, setOutcome] = useState('');
  const [error, setError] = useState('');
  const [events, setEvents] = useState<string[]>([]);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) throw new Error('Stripe has not been initialized');
    setOutcome('…');
    const result = await stripe.confirmCardPayment(clientSecret, {
      payment_method: { card, billing_details: { name: 'Ada', email: 'ada@example.com' } },
    });
    const { error: refusal, paymentIntent } = result;
    setOutcome(
      refusal === undefined
        ? paymentIntent.status
        : [refusal.code, refusal.decline_code, refusal.message].filter(Boolean).join(' '),
    );
  };

  return h(
    'form',
    { onSubmit: (event: FormEvent) => void pay(event) },
    h('label', { htmlFor: 'name' }, 'Name'),
    h('input', { id: 'name' }),
    h('label', { htmlFor: 'card' }, 'Card'),
    h(CardElement, {
      id: 'card',
      options: { hidePostalCode: true, style: CARD_STYLE },
      onReady: () => setEvents((seen) => [...seen, 'ready']),
      onChange: (change) => setError(change.error?.message ?? ''),
    }),
    h('p', { 'data-testid': 'error' }, error),
    h('button', null, 'Pay'),
    h('button', { type: 'button', onClick: () => elements?.getElement('card')?.clear() }, 'Clear'),
    h('p', { role: 'status' }, outcome),
    h('p', { 'data-testid': 'events' }, events.join(' ')),
  );
}

const root = document.getElementById('root');
if (root !== null) {
  const stripe = loadStripe('pk_test_sandbox');
  createRoot(root).render(h(StrictMode, null, h(Elements, { stripe }, h(Checkout))));
}
