import { afterEach, expect, test } from 'vitest';
import { startRecordingProxy } from './testing/recording-proxy';
import { freePort, startServiceProcess } from './testing/service-process';
import { checkoutOf, sellAsset, Shopper } from './testing/shop';
import { startWorld } from './testing/world';

const PAYPAL_ANSWER = {
  access_token: 'token-of-the-test',
  token_type: 'Bearer',
  expires_in: 3600,
  id: '5O190127TN364715T',
  status: 'PAYER_ACTION_REQUIRED',
  purchase_units: [{ amount: { currency_code: 'USD', value: '26.40' } }],
};
const NOWPAYMENTS_ANSWER = {
  min_amount: 0.0001,
  fiat_equivalent: 9,
  payment_id: 5077125051,
  payment_status: 'waiting',
  pay_address: 'bc1qexample',
  pay_amount: 0.00029333,
  pay_currency: 'btc',
  price_amount: 26.4,
  price_currency: 'usd',
};
const LIVE = {
  NODE_ENV: 'production',
  PROVIDER_MODE: 'live',
  PUBLIC_URL: 'https://shop.example',
  STRIPE_SECRET_KEY: `sk_live_${'51Pgafy'.repeat(3)}`,
  STRIPE_PUBLISHABLE_KEY: `pk_live_${'51Pgafy'.repeat(3)}`,
};

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** The live service behind a proxy that passes for `host`, asked to create a payment. */
async function createLive(host: string, answer: object, path: string) {
  const port = await freePort();
  const world = await startWorld(port);
  stops.push(() => world.close());
  await sellAsset(world, 1, 24);
  const proxy = await startRecordingProxy(world.privateDir, host, answer);
  stops.push(() => proxy.close());
  const proxied = { HTTPS_PROXY: proxy.url, NODE_EXTRA_CA_CERTS: proxy.caFile };
  const service = await startServiceProcess({ ...world.environment, ...LIVE, ...proxied });
  stops.push(() => service.end('SIGTERM'));
  const { payment_method: _, ...checkout } = checkoutOf(world, [{ id: 1, quantity: 1 }]);
  const shopper = new Shopper(service.url);
  const headers = { origin: LIVE.PUBLIC_URL };
  const created = await shopper.post<{ next: unknown }>(`/api/payments${path}`, { ...checkout, amount: 26.4 }, headers);
  expect(created.body).toMatchObject({ success: true });
  return { world, requests: proxy.requests, next: created.body.data?.next, shopper };
}

test('live PayPal is asked at its own host, through the proxy, with our key; its own script is what the browser gets', async () => {
  const { world, requests, next, shopper } = await createLive(
    'api-m.paypal.com',
    PAYPAL_ANSWER,
    '/paypal/create-order',
  );
  expect(requests.map(({ target, path }) => [target, path])).toEqual([
    ['api-m.paypal.com:443', '/v1/oauth2/token'],
    ['api-m.paypal.com:443', '/v2/checkout/orders'],
  ]);
  expect(requests[1]?.headers).toMatchObject({
    authorization: `Bearer ${PAYPAL_ANSWER.access_token}`,
    'paypal-request-id': expect.stringMatching(/^ord_\w+-1$/),
  });
  expect(next).toEqual({ kind: 'approve', orderID: PAYPAL_ANSWER.id });
  const { PAYPAL_CLIENT_ID: clientId } = world.environment;
  const config = await shopper.get<{ paypal: unknown }>('/api/payments/config');
  expect(config.body.data?.paypal).toEqual({ clientId, sdkBaseUrl: null });
});

test('live NOWPayments is asked at its own host, through the proxy, and tells the shop’s public address', async () => {
  const { world, requests, next } = await createLive('api.nowpayments.io', NOWPAYMENTS_ANSWER, '/crypto/create');
  expect(requests.map(({ target, path }) => [target, path])).toEqual([
    ['api.nowpayments.io:443', '/v1/min-amount?currency_from=btc&fiat_equivalent=usd'],
    ['api.nowpayments.io:443', '/v1/payment'],
  ]);
  expect(requests[1]?.headers['x-api-key']).toBe(world.environment.NOWPAYMENTS_API_KEY);
  expect(JSON.parse(requests[1]?.body ?? '')).toEqual({
    price_amount: 26.4,
    price_currency: 'usd',
    pay_currency: 'btc',
    order_id: expect.stringMatching(/^pay_/),
    order_description: expect.stringMatching(/^Order ord_\w+$/),
    ipn_callback_url: 'https://shop.example/api/payments/webhooks/nowpayments',
  });
  expect(next).toMatchObject({ kind: 'deposit', amount: '0.00029333', uri: 'bitcoin:bc1qexample?amount=0.00029333' });
});
