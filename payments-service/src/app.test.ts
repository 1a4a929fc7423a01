import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './app';
import { createLogger } from './middleware/access-log';
import { startHarness, type Harness } from './testing/harness';
import { payByCard } from './testing/pay';
import { checkoutOf, sellAsset, Shopper } from './testing/shop';

let shop: Harness;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startHarness();
  await sellAsset(shop, 1, 24);
  shopper = new Shopper(shop.url);
});
afterAll(() => shop.close());

const checkout = () => checkoutOf(shop, [{ id: 1, quantity: 1 }]);

describe('a request', () => {
  test('of a foreign page is refused, of our own taken', async () => {
    const foreign = await shopper.createIntent(checkout(), { origin: 'https://evil.example' });
    expect(foreign).toMatchObject({ status: 403, body: { error: { code: 'foreign_origin' } } });
    expect((await shopper.createIntent(checkout(), { origin: 'http://localhost:3000' })).status).toBe(200);
  });

  test('over 64 kB is refused', async () => {
    const answer = await shopper.post('/api/payments/verify', { payment_id: 'x'.repeat(70_000) });
    expect(answer).toMatchObject({ status: 413, body: { error: { code: 'body_too_large' } } });
  });

  test('that is no JSON is refused in the common envelope', async () => {
    const response = await fetch(`${shop.url}/api/payments/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { success: false, error: { code: 'invalid_json' } },
    ]);
  });

  test('of an unknown path is 404 in the common envelope', async () => {
    expect(await shopper.get('/api/payments/nothing')).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    });
  });

  test('keeps its id, or gets one', async () => {
    const given = await fetch(`${shop.url}/api/payments/config`, { headers: { 'x-request-id': 'abc-12345678' } });
    expect(given.headers.get('x-request-id')).toBe('abc-12345678');
    const made = await fetch(`${shop.url}/api/payments/config`, { headers: { 'x-request-id': 'a b' } });
    expect(made.headers.get('x-request-id')).toMatch(/^req_/);
  });

  test('gets no cross-origin permission', async () => {
    const response = await fetch(`${shop.url}/api/payments/config`, { headers: { origin: 'https://evil.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('methods and configuration', async () => {
  const methods = await shopper.get('/api/payments/methods?amount=2640&region=US');
  expect(methods.body.data).toMatchObject(
    [
      ['card', true],
      ['paypal', false],
      ['apple_pay', true],
      ['google_pay', true],
      ['upi', false],
      ['crypto', false],
      ['bank_transfer', false],
      ['bnpl', false],
    ].map(([id, recommended]) => ({ id, enabled: true, recommended })),
  );
  expect((await shopper.get('/api/payments/config')).body.data).toEqual({
    mode: 'sandbox',
    stripe: { publishableKey: shop.environment.STRIPE_PUBLISHABLE_KEY, scriptUrl: '/sandbox/stripe/stripe.js' },
    paypal: { clientId: shop.environment.PAYPAL_CLIENT_ID, sdkBaseUrl: '/sandbox/paypal/sdk.js' },
  });
});

test('this browser’s orders come by an httpOnly signed cookie, nobody else’s', async () => {
  const buyer = new Shopper(shop.url);
  const response = await fetch(`${shop.url}/api/payments/stripe/create-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(checkout()),
  });
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect(cookie).not.toMatch(/Secure/);
  buyer.cookie = cookie.split(';')[0];
  await buyer.createIntent(checkout());
  const own = await buyer.get<{ number: number }[]>('/api/payments/orders');
  expect(own.body.data).toHaveLength(2);
  expect(own.body.data?.[0]?.number).toBeGreaterThan(own.body.data?.[1]?.number ?? 0);
  buyer.cookie = `${buyer.cookie?.slice(0, -2)}xx`;
  expect((await buyer.get('/api/payments/orders')).body.data).toEqual([]);
  expect((await new Shopper(shop.url).get('/api/payments/orders')).body.data).toEqual([]);
});

test('the history is for the service token and administrators', async () => {
  const bearer = (token: string) =>
    shopper.get<unknown[]>('/api/payments/history?userId=ada@buyer.example', { authorization: `Bearer ${token}` });
  expect((await shopper.get('/api/payments/history')).status).toBe(401);
  for (const token of ['wrong', 'editor-token', '']) expect((await bearer(token)).status).toBe(401);
  await shopper.createIntent(checkout());
  for (const token of [shop.environment.SERVICE_SECRET ?? '', 'admin-token']) {
    expect((await bearer(token)).body.data).toContainEqual(
      expect.objectContaining({ amount: 2640, paymentMethod: 'card', status: 'created' }),
    );
  }
});

test('the OpenAPI document and its page name every call', async () => {
  const document = (await (await fetch(`${shop.url}/api/payments/openapi.json`)).json()) as { paths: object };
  const paths = Object.keys(document.paths);
  expect(paths).toEqual(
    expect.arrayContaining(
      [
        'stripe/create-intent',
        'stripe/confirm',
        'wallet/create',
        'paypal/create-order',
        'paypal/capture-order',
        'upi/create',
        'upi/verify',
        'crypto/create',
        'crypto/verify',
        'bank/create',
        'bank/verify',
        'bnpl/create',
        'verify',
        'process',
        'methods',
        'config',
        'orders',
        'orders/lookup',
        'orders/{token}',
        'history',
      ].map((path) => `/api/payments/${path}`),
    ),
  );
  const page = await (await fetch(`${shop.url}/api/payments/docs`)).text();
  for (const path of paths) expect(page).toContain(path);
  expect(page).not.toMatch(/<script/);
});

test('healthy and ready', async () => {
  for (const path of ['healthz', 'readyz']) expect((await fetch(`${shop.url}/api/payments/${path}`)).status).toBe(200);
});

test('the log of a purchase has no secret, address or link in it', async () => {
  const lines: string[] = [];
  const logger = createLogger(
    'debug',
    new Writable({ write: (chunk: Buffer, _, done) => (lines.push(String(chunk)), done()) }),
  );
  const app = createApp({ deps: shop.deps, logger, publicUrl: new URL('http://localhost:3000') });
  const post = (path: string, body: unknown, headers = {}) =>
    app.request(`/api/payments/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const created = await post('stripe/create-intent', checkout());
  const cookie = created.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { clientSecret, paymentId } = (await created.json()) as { clientSecret: string; paymentId: string };
  await payByCard(shop, clientSecret);
  await post('verify', { payment_id: paymentId }, { cookie });
  const orders = await app.request('/api/payments/orders', { headers: { cookie } });
  const { data } = (await orders.json()) as { data: { path: string }[] };
  await app.request(`/api/payments${data[0]?.path}`);
  await app.request('/api/payments/history', { headers: { authorization: 'Bearer wrong-token' } });
  await post('verify', { number: '4242424242424242' });

  const log = lines.join('');
  expect(log).toContain('/api/payments/orders/:token');
  expect(
    log
      .split('\n')
      .filter(Boolean)
      .every((line) => 'requestId' in (JSON.parse(line) as object)),
  ).toBe(true);
  const secrets = [
    'ada@buyer',
    clientSecret,
    data[0]?.path.replace('/orders/', '') ?? '',
    cookie,
    'wrong-token',
    '4242',
    shop.environment.LINK_SECRET ?? '',
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
});
