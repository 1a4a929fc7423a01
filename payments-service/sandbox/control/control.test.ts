import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_VERSION } from '../stripe/stripe-context';
import { SECRET_KEY, startSandbox, type RunningSandbox } from '../testing/start-sandbox';

let running: RunningSandbox;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.stop());

const call = (path: string, init: RequestInit = {}, key = SECRET_KEY) =>
  fetch(`${running.url}/sandbox/control${path}`, { ...init, headers: { authorization: `Bearer ${key}` } });

test('only the secret key controls', async () => {
  for (const path of ['/faults', '/events', '/deliveries', '/requests', '/payment-intents']) {
    expect((await call(path, {}, 'pk_test_sandbox')).status).toBe(401);
    expect((await call(path)).status).toBe(200);
  }
});

test('faults are set, read and taken back; nonsense is refused', async () => {
  const put = (body: object) => call('/faults', { method: 'PUT', body: JSON.stringify(body) });
  expect(await (await put({ duplicateWebhooks: 1 })).json()).toMatchObject({ duplicateWebhooks: 1, latencyMs: 0 });
  expect(await (await call('/faults')).json()).toMatchObject({ duplicateWebhooks: 1 });
  expect((await put({ duplicateWebhook: 1 })).status).toBe(422);
  expect((await call('/faults', { method: 'DELETE' })).status).toBe(204);
  expect(await (await call('/faults')).json()).toMatchObject({ duplicateWebhooks: 0 });
});

test('the log tells which API version and idempotency key a client sent', async () => {
  const order = { amount: 4400, currency: 'usd', allowed_payment_method_types: ['card'] };
  await running.stripe.paymentIntents.create(order, { idempotencyKey: 'key-1' });
  const [latest] = (await (await call('/requests')).json()) as object[];
  expect(latest).toMatchObject({
    method: 'POST',
    path: '/v1/payment_intents',
    status: 200,
    idempotencyKey: 'key-1',
    apiVersion: API_VERSION,
  });
});

test('latency delays an answer', async () => {
  await call('/faults', { method: 'PUT', body: JSON.stringify({ latencyMs: 150 }) });
  const started = performance.now();
  await running.stripe.paymentIntents.list();
  expect(performance.now() - started).toBeGreaterThanOrEqual(145);
  await call('/faults', { method: 'DELETE' });
});
