import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentIntent } from './providers/stripe/fixtures/payment-intent';
import { startRecordingProxy, type RecordingProxy } from './testing/recording-proxy';
import { freePort, startServiceProcess, type ServiceProcess } from './testing/service-process';
import { checkoutOf, sellAsset, Shopper } from './testing/shop';
import { startWorld, type World } from './testing/world';

/** Put together here, so that nobody takes it for a real one. */
const SECRET_KEY = `sk_live_${'51Pgafy'.repeat(3)}`;

let world: World;
let proxy: RecordingProxy;
let service: ServiceProcess;
beforeAll(async () => {
  const port = await freePort();
  world = await startWorld(port);
  await sellAsset(world, 1, 24);
  proxy = await startRecordingProxy(world.privateDir, 'api.stripe.com', paymentIntent);
  service = await startServiceProcess({
    ...world.environment,
    NODE_ENV: 'production',
    PROVIDER_MODE: 'live',
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: `pk_live_${'51Pgafy'.repeat(3)}`,
    HTTPS_PROXY: proxy.url,
    NODE_EXTRA_CA_CERTS: proxy.caFile,
  });
});
afterAll(async () => {
  await service.end('SIGTERM');
  await proxy.close();
  await world.close();
});

test('with live keys the request leaves for Stripe’s host, through the proxy, with key, version and idempotency key', async () => {
  const shopper = new Shopper(service.url);
  const created = await shopper.createIntent(checkoutOf(world, [{ id: 1, quantity: 1 }]));
  expect(created.body).toMatchObject({ success: true, clientSecret: paymentIntent.client_secret });

  const { orderId, paymentId } = created.body.data ?? {};
  const posted = proxy.requests.filter(({ method }) => method === 'POST');
  expect(posted).toHaveLength(1);
  const [request] = posted;
  expect(request).toMatchObject({
    target: 'api.stripe.com:443',
    method: 'POST',
    path: '/v1/payment_intents',
    headers: {
      host: 'api.stripe.com',
      authorization: `Bearer ${SECRET_KEY}`,
      'stripe-version': '2026-10-28.endive',
      'idempotency-key': `${orderId}-1`,
    },
  });
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
    amount: '2640',
    currency: 'usd',
    'allowed_payment_method_types[0]': 'card',
    'metadata[order_id]': orderId,
    'metadata[payment_id]': paymentId,
  });
});

test('no request carries telemetry of an earlier one', async () => {
  const { id } = paymentIntent;
  await new Shopper(service.url).verify(id);
  expect(proxy.requests.at(-1)).toMatchObject({
    method: 'GET',
    path: `/v1/payment_intents/${id}?expand[0]=latest_charge`,
  });
  for (const { headers } of proxy.requests) expect(headers).not.toHaveProperty('x-stripe-client-telemetry');
});

test('the browser is sent to Stripe’s own script, with the live key', async () => {
  expect((await new Shopper(service.url).get('/api/payments/config')).body.data).toEqual({
    mode: 'live',
    stripe: {
      publishableKey: `pk_live_${'51Pgafy'.repeat(3)}`,
      scriptUrl: 'https://js.stripe.com/endive/stripe.js',
    },
    paypal: { clientId: world.environment.PAYPAL_CLIENT_ID, sdkBaseUrl: null },
  });
});
