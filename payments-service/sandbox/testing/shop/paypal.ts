import { PayPalButtons, PayPalScriptProvider } from '@paypal/react-paypal-js';
import { createElement as h, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Captured {
  status?: string;
  details?: { issue: string }[];
}

const query = new URLSearchParams(location.search);
if (query.has('blocked')) window.open = () => null;

/** Checkout by PayPal's button, as PayPal's documentation writes it. */
function Checkout() {
  const [outcome, setOutcome] = useState('');
  const [disabled, setDisabled] = useState(query.has('disabled'));
  const [isShown, setShown] = useState(true);

  const button = h(PayPalButtons, {
    style: { layout: 'vertical', color: 'gold', shape: 'rect', label: 'paypal', height: 45 },
    disabled,
    fundingSource: 'paypal',
    forceReRender: [disabled],
    createOrder: async () => {
      if (query.has('broken')) throw new Error('the shop made no order');
      return ((await (await fetch('/orders', { method: 'POST' })).json()) as { id: string }).id;
    },
    onApprove: async ({ orderID }, actions) => {
      const answer = await fetch(`/orders/${orderID}/capture`, { method: 'POST' });
      const { status, details } = (await answer.json()) as Captured;
      const issue = details?.[0]?.issue;
      if (issue === 'INSTRUMENT_DECLINED') return actions.restart();
      setOutcome(`${orderID} ${status ?? issue}`);
    },
    onCancel: ({ orderID }) => setOutcome(`${String(orderID)} cancelled`),
    onError: (error) => setOutcome(`error: ${String(error['message'])}`),
  });
  return h(
    'main',
    null,
    isShown ? button : null,
    h('button', { onClick: () => setDisabled(!disabled) }, 'Toggle'),
    h('button', { onClick: () => setShown(!isShown) }, 'Show'),
    h('p', { role: 'status' }, outcome),
  );
}

const root = document.getElementById('root');
if (root !== null) {
  const options = { clientId: query.get('client') ?? 'client', sdkBaseUrl: '/sandbox/paypal/sdk.js', currency: 'USD' };
  createRoot(root).render(h(StrictMode, null, h(PayPalScriptProvider, { options }, h(Checkout))));
}
