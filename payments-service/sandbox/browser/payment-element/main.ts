import { loadFonts } from '../card-element/field-style';
import type { FromPaymentElement, ToPaymentElement } from '../messages';
import { applyAppearance } from './appearance';
import { PaymentForm } from './payment-form';

// The framed page: it asks the buyer; the script in the shop's page speaks with Stripe.
const form = document.querySelector('form');
const methods = document.querySelector<HTMLElement>('#methods');
const fields = document.querySelector<HTMLElement>('#fields');
if (form === null || methods === null || fields === null) throw new Error('the page has no form');

const send = (message: FromPaymentElement) => parent.postMessage(message, location.origin);
const paymentForm = new PaymentForm(methods, fields, (change) =>
  send({ from: 'payment-element', type: 'change', ...change }),
);
let isReady = false;

addEventListener('message', (event: MessageEvent<ToPaymentElement>) => {
  if (event.source !== parent || event.origin !== location.origin || event.data?.to !== 'payment-element') return;
  const message = event.data;
  switch (message.type) {
    case 'options':
      loadFonts(message.fonts);
      applyAppearance(message.appearance);
      paymentForm.configure(message);
      if (!isReady) send({ from: 'payment-element', type: 'ready' });
      isReady = true;
      return;
    case 'submit':
      return send({ from: 'payment-element', type: 'details', details: paymentForm.submit() });
    case 'blur':
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      return;
    default:
      paymentForm[message.type]();
  }
});

// Moving between the fields is not leaving the element.
form.addEventListener('focusin', (event) => {
  if (event.relatedTarget === null) send({ from: 'payment-element', type: 'focus' });
});
form.addEventListener('focusout', (event) => {
  if (event.relatedTarget === null) send({ from: 'payment-element', type: 'blur' });
});
form.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') send({ from: 'payment-element', type: 'escape' });
  if (event.key !== 'Enter') return;
  // The form to be sent is the shop's, around the element.
  event.preventDefault();
  send({ from: 'payment-element', type: 'submit' });
});

new ResizeObserver(() =>
  send({ from: 'payment-element', type: 'height', height: Math.ceil(form.getBoundingClientRect().height) }),
).observe(form);

send({ from: 'payment-element', type: 'loaded' });
