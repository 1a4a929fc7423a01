import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUBLISHABLE_KEY, SECRET_KEY, startSandbox, type RunningSandbox } from '../testing/start-sandbox';
import { stripeErrorOf } from '../testing/stripe-error-of';

let running: RunningSandbox;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.stop());

const order = { amount: 4400, currency: 'usd', allowed_payment_method_types: ['card'], metadata: { order: 'ord_1' } };
const CARD = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' };

async function post(
  path: string,
  form: Record<string, string>,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${running.url}/sandbox/stripe/v1${path}`, {
    method: 'POST',
    body: new URLSearchParams({ key: PUBLISHABLE_KEY, ...form }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('a browser needs the client secret, and sees no metadata', async () => {
  const { id, client_secret: secret } = await running.stripe.paymentIntents.create(order);
  const without = await stripeErrorOf(running.browserStripe.paymentIntents.retrieve(id));
  expect(without).toMatchObject({ statusCode: 400, param: 'client_secret' });
  const seen = await running.browserStripe.paymentIntents.retrieve(id, { client_secret: String(secret) });
  expect(seen).toMatchObject({ id, amount: 4400 });
  expect(seen).not.toHaveProperty('metadata');
});

test('a browser confirms with the card it collected', async () => {
  const { id, client_secret: secret } = await running.stripe.paymentIntents.create(order);
  const { status, body } = await post(`/payment_intents/${id}/confirm`, {
    client_secret: String(secret),
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': CARD.number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2030',
    'payment_method_data[card][cvc]': '123',
    'payment_method_data[billing_details][email]': 'ada@example.com',
    use_stripe_sdk: 'true',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, status: 'succeeded' });
});

test('the secret of another intent opens nothing', async () => {
  const mine = await running.stripe.paymentIntents.create(order);
  const other = await running.stripe.paymentIntents.create(order);
  const form = { client_secret: String(mine.client_secret), payment_method: 'pm_card_visa' };
  expect((await post(`/payment_intents/${other.id}/confirm`, form)).status).toBe(400);
});

test('a publishable key makes, lists and refunds nothing', async () => {
  for (const call of [
    running.browserStripe.paymentIntents.create(order),
    running.browserStripe.paymentIntents.list(),
    running.browserStripe.refunds.create({ payment_intent: 'pi_x' }),
  ]) {
    expect(await stripeErrorOf(call)).toMatchObject({ statusCode: 403, code: 'secret_key_required' });
  }
});

test('card numbers are taken from browsers only, and not kept', async () => {
  const made = await running.browserStripe.paymentMethods.create({ type: 'card', card: CARD });
  expect(made.card).toMatchObject({ last4: '4242', brand: 'visa', exp_month: 12, exp_year: 2030 });
  expect(JSON.stringify(made)).not.toContain(CARD.number);
  const fromServer = running.stripe.paymentMethods.create({ type: 'card', card: CARD });
  expect(await stripeErrorOf(fromServer)).toMatchObject({ statusCode: 402 });
});

test.each([
  [{ number: '4242424242424241' }, 'incorrect_number'],
  [{ exp_month: 13 }, 'invalid_expiry_month'],
  [{ exp_year: 2020 }, 'invalid_expiry_year'],
  [{ cvc: '12' }, 'invalid_cvc'],
])('a card with %o is %s', async (change, code) => {
  const call = running.browserStripe.paymentMethods.create({ type: 'card', card: { ...CARD, ...change } });
  expect(await stripeErrorOf(call)).toMatchObject({ statusCode: 402, code, type: 'StripeCardError' });
});

test.each([
  ['authenticated', 'succeeded', null],
  ['failed', 'requires_payment_method', { code: 'payment_intent_authentication_failure' }],
])('a challenge that is %s ends as %s', async (outcome, status, error) => {
  const created = await running.stripe.paymentIntents.create(order);
  const challenged = await running.stripe.paymentIntents.confirm(created.id, {
    payment_method: 'pm_card_authenticationRequired',
  });
  expect(challenged).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
  const form = { client_secret: String(created.client_secret), outcome };
  expect((await post(`/payment_intents/${created.id}/authenticate`, form)).body).toMatchObject({ status });
  const after = await running.stripe.paymentIntents.retrieve(created.id);
  expect(after).toMatchObject({ status, last_payment_error: error });
  expect((await post(`/payment_intents/${created.id}/authenticate`, form)).status).toBe(400);
});

test('keys and addresses that are none are refused', async () => {
  const get = (path: string, key?: string) =>
    fetch(`${running.url}${path}`, key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } });
  expect((await get('/v1/payment_intents')).status).toBe(401);
  const wrong = await get('/v1/payment_intents', `${SECRET_KEY}_and_more_that_is_secret`);
  expect(wrong.status).toBe(401);
  expect(await wrong.text()).not.toContain('more_that_is_secret');
  expect((await get('/v1/customers', SECRET_KEY)).status).toBe(404);
});
