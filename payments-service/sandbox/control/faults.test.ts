import { CheckoutPaymentIntent, OrdersController } from '@paypal/paypal-server-sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { payPalClient } from '../testing/paypal-client';
import { closeServer, listen, NOWPAYMENTS, startSandbox, type RunningSandbox } from '../testing/start-sandbox';
import { Chances } from './chances';

let running: RunningSandbox;
let received: string[];
let stopReceiver: () => Promise<void>;
beforeEach(async () => {
  received = [];
  const receiver = await listen(async (request: Request) => {
    received.push(((await request.json()) as { type: string }).type);
    return new Response(null, { status: 200 });
  });
  stopReceiver = () => closeServer(receiver.server);
  running = await startSandbox({ webhookUrl: `http://127.0.0.1:${receiver.port}/` });
});
afterEach(async () => {
  await running.stop();
  await stopReceiver();
});

const stripeCall = () =>
  running.stripe.paymentIntents.create({ amount: 4400, currency: 'usd', allowed_payment_method_types: ['card'] });
const payPalCall = () =>
  new OrdersController(payPalClient(running.url)).createOrder({
    body: {
      intent: CheckoutPaymentIntent.Capture,
      purchaseUnits: [{ amount: { currencyCode: 'USD', value: '44.00' } }],
    },
  });
const cryptoCall = async () => {
  const answer = await fetch(`${running.url}/nowpayments/v1/payment`, {
    method: 'POST',
    headers: { 'x-api-key': NOWPAYMENTS.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ price_amount: 44, price_currency: 'usd', pay_currency: 'btc' }),
  });
  if (!answer.ok) throw new Error(String(answer.status));
};

/** Payments that the three providers know of. */
async function known(): Promise<number> {
  const answer = await fetch(`${running.url}/sandbox/control/payments`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  return ((await answer.json()) as object[]).length;
}

test.each([
  ['error', 0],
  ['cutBefore', 0],
  ['cut', 3],
])('rate %s hits every provider’s calls; %i of three were done all the same', async (name, done) => {
  running.sandbox.faults.write({ rates: { [name]: 1 } });
  for (const call of [stripeCall, payPalCall, cryptoCall]) await expect(call()).rejects.toThrow();
  expect(await known()).toBe(done);
  running.sandbox.faults.write({});
  for (const call of [stripeCall, payPalCall, cryptoCall]) await call();
  expect(await known()).toBe(done + 3);
});

test('only the paths that are meant are hit, and never a browser', async () => {
  running.sandbox.faults.write({ rates: { error: 1 }, ratePaths: ['/v1/refunds', '/paypal'] });
  const intent = await stripeCall();
  await expect(payPalCall()).rejects.toThrow();
  running.sandbox.faults.write({ rates: { error: 1 } });
  const secret = { client_secret: String(intent.client_secret) };
  expect((await running.browserStripe.paymentIntents.retrieve(intent.id, secret)).id).toBe(intent.id);
});

test('the same seed gives the same faults', async () => {
  const outcomes = async (seed: number) => {
    running.sandbox.faults.write({ rates: { error: 0.5 }, seed });
    const seen: boolean[] = [];
    for (let call = 0; call < 12; call += 1)
      seen.push(
        await stripeCall().then(
          () => true,
          () => false,
        ),
      );
    return seen;
  };
  const first = await outcomes(7);
  expect(new Set(first).size).toBe(2);
  expect(await outcomes(7)).toEqual(first);
  expect(await outcomes(8)).not.toEqual(first);
});

test('events are sent twice, or not at all', async () => {
  running.sandbox.faults.write({ rates: { duplicateWebhook: 1 } });
  await stripeCall();
  await vi.waitFor(() => expect(received).toEqual(['payment_intent.created', 'payment_intent.created']));
  running.sandbox.faults.write({ rates: { dropWebhook: 1 } });
  await stripeCall();
  running.sandbox.faults.write({});
  await stripeCall();
  await vi.waitFor(() => expect(received).toHaveLength(3));
});

test('a share is that share', () => {
  const chances = new Chances(1);
  const hits = Array.from({ length: 10_000 }, () => chances.hit(0.2)).filter(Boolean).length;
  expect(hits).toBeGreaterThan(1850);
  expect(hits).toBeLessThan(2150);
});
