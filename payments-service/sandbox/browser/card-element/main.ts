import { callApi, toForm } from '../call-api';
import type { ApiAnswer, CardCall, FromCardElement, ToCardElement } from '../messages';
import { CardFields } from './card-fields';
import { digitsOf } from './card-format';
import { loadFonts } from './field-style';

// The framed page: card number, expiry and CVC exist here only; the shop's page gets events and Stripe's answers.
const form = document.querySelector<HTMLFormElement>('#card');
if (form === null) throw new Error('the page has no form');

const send = (message: FromCardElement) => parent.postMessage(message, location.origin);
const fields = new CardFields(form, (change) => send({ from: 'card-element', type: 'change', change }));

function cardParams(): Record<string, string> {
  const { number, expiry, cvc } = fields.values;
  const [month = '', year = ''] = expiry.split('/').map(digitsOf);
  return { number: digitsOf(number), exp_month: month, exp_year: `20${year}`, cvc };
}

async function makeCall({ path, params, cardPrefix, publishableKey }: CardCall): Promise<ApiAnswer> {
  const { error } = fields.submit();
  if (error !== undefined) return { error: { ...error } };
  const postal = fields.values.postalCode;
  const billing = postal === '' ? {} : { billing_details: { address: { postal_code: postal } } };
  const card = toForm({ type: 'card', card: cardParams(), ...billing }, cardPrefix);
  return callApi('POST', path, { ...card, ...params }, publishableKey);
}

addEventListener('message', (event: MessageEvent<ToCardElement>) => {
  if (event.source !== parent || event.origin !== location.origin || event.data?.to !== 'card-element') return;
  const message = event.data;
  if (message.type === 'options') {
    loadFonts(message.fonts);
    fields.configure(message.options);
    send({ from: 'card-element', type: 'ready' });
  } else if (message.type === 'call') {
    void makeCall(message.call).then((answer) =>
      send({ from: 'card-element', type: 'answer', callId: message.callId, answer }),
    );
  } else {
    fields[message.type]();
  }
});

// Moving between the fields is not leaving the element.
form.addEventListener('focusin', (event) => {
  if (event.relatedTarget === null) send({ from: 'card-element', type: 'focus' });
});
form.addEventListener('focusout', (event) => {
  if (event.relatedTarget === null) send({ from: 'card-element', type: 'blur' });
});
form.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') send({ from: 'card-element', type: 'escape' });
  if (event.key !== 'Enter') return;
  // The form to be sent is the shop's, around the element.
  event.preventDefault();
  send({ from: 'card-element', type: 'submit' });
});

new ResizeObserver(() =>
  send({ from: 'card-element', type: 'height', height: Math.ceil(form.getBoundingClientRect().height) }),
).observe(form);

send({ from: 'card-element', type: 'loaded' });
