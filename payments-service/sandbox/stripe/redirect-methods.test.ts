import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Control } from '../testing/control';
import { startSandbox, type RunningSandbox } from '../testing/start-sandbox';
import { stripeErrorOf } from '../testing/stripe-error-of';

let running: RunningSandbox;
let control: Control;
beforeAll(async () => {
  running = await startSandbox();
  control = new Control(running.url);
});
afterAll(() => running.stop());

const RETURN_URL = 'http://localhost:3000/payment-success?order=ord_1';
const BILLING = { name: 'Ada', email: 'ada@example.com', address: { country: 'US' } };

/** A page's path on the running sandbox; the origin in the address is the shop's. */
const local = (url: string | null | undefined) => running.url + new URL(String(url)).pathname;

const submit = (url: string, outcome: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

async function confirm(type: 'klarna' | 'afterpay_clearpay' | 'affirm' | 'upi'): Promise<Stripe.PaymentIntent> {
  return running.stripe.paymentIntents.create({
    amount: 4400,
    currency: type === 'upi' ? 'inr' : 'usd',
    allowed_payment_method_types: [type],
    confirm: true,
    payment_method_data: { type, billing_details: BILLING },
    ...(type === 'upi' ? {} : { return_url: RETURN_URL }),
  });
}

test.each([
  ['klarna', 'approve', 'succeeded', null],
  ['afterpay_clearpay', 'decline', 'failed', 'payment_method_provider_decline'],
  ['affirm', 'cancel', 'failed', 'payment_method_customer_decline'],
] as const)('%s: the buyer chooses %s and comes back as %s', async (type, choice, redirectStatus, code) => {
  const intent = await confirm(type);
  expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
  const page = local(intent.next_action?.redirect_to_url?.url);
  expect(await (await fetch(page)).text()).toContain('44.00 USD');
  const back = await submit(page, choice);
  expect(back.status).toBe(303);
  const address = new URL(String(back.headers.get('location')));
  expect(address.origin + address.pathname).toBe('http://localhost:3000/payment-success');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    order: 'ord_1',
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret,
    redirect_status: redirectStatus,
  });
  const after = await running.stripe.paymentIntents.retrieve(intent.id);
  expect(after.status).toBe(code === null ? 'succeeded' : 'requires_payment_method');
  expect(after.last_payment_error?.code ?? null).toBe(code);
  expect((await submit(page, 'approve')).status).toBe(200);
  expect((await running.stripe.paymentIntents.retrieve(intent.id)).status).toBe(after.status);
});

test('what a lender does not take is refused', async () => {
  const create = (type: 'affirm' | 'klarna', amount: number, extra: object = {}) =>
    running.stripe.paymentIntents.create({
      amount,
      currency: 'usd',
      allowed_payment_method_types: [type],
      confirm: true,
      return_url: RETURN_URL,
      payment_method_data: { type, billing_details: BILLING },
      ...extra,
    });
  expect(await stripeErrorOf(create('affirm', 3499))).toMatchObject({ code: 'amount_too_small' });
  expect(await stripeErrorOf(create('klarna', 1_000_001))).toMatchObject({ code: 'amount_too_large' });
  const anonymous = create('klarna', 4400, { payment_method_data: { type: 'klarna' } });
  expect(await stripeErrorOf(anonymous)).toMatchObject({ param: 'billing_details[email]' });
  const nowhere = running.stripe.paymentIntents.create({
    amount: 4400,
    currency: 'usd',
    allowed_payment_method_types: ['klarna'],
    confirm: true,
    payment_method_data: { type: 'klarna', billing_details: BILLING },
  });
  expect(await stripeErrorOf(nowhere)).toMatchObject({ param: 'return_url' });
});

test('UPI shows a code that is really there, and is paid', async () => {
  const intent = await confirm('upi');
  const action = intent.next_action?.upi_handle_redirect_or_display_qr_code;
  expect(action?.qr_code.expires_at).toBeGreaterThan(Date.now() / 1000);
  const svg = await fetch(local(action?.qr_code.image_url_svg));
  expect(svg.headers.get('content-type')).toBe('image/svg+xml');
  expect(await svg.text()).toContain('<svg');
  const png = Buffer.from(await (await fetch(local(action?.qr_code.image_url_png))).arrayBuffer());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(png.readUInt32BE(20));
  const page = local(action?.hosted_instructions_url);
  expect(await (await fetch(page)).text()).toContain('qr.svg');
  await submit(page, 'approve');
  expect((await running.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
});

test('UPI is for rupees only', async () => {
  const create = running.stripe.paymentIntents.create({
    amount: 4400,
    currency: 'usd',
    allowed_payment_method_types: ['upi'],
  });
  expect(await stripeErrorOf(create)).toMatchObject({ statusCode: 400, param: 'currency' });
});

test('a code that nobody paid expires, and an answered one does not', async () => {
  const late = await confirm('upi');
  const paid = await confirm('upi');
  expect((await control.choose(paid.id, 'approve')).status).toBe(200);
  await control.advanceDays(1);
  expect(await running.stripe.paymentIntents.retrieve(late.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_payment_attempt_expired' },
  });
  expect((await running.stripe.paymentIntents.retrieve(paid.id)).status).toBe('succeeded');
});
