import { afterEach, expect, test } from 'vitest';
import { startHarness, type Harness } from '../testing/harness';
import { Shopper } from '../testing/shop';

let harness: Harness;
afterEach(() => harness.close());

async function offeredWith(environment: Record<string, string>) {
  harness = await startHarness({ environment, workers: false });
  const shopper = new Shopper(harness.url);
  const methods = (await shopper.get<{ id: string }[]>('/api/payments/methods')).body.data ?? [];
  const { paypal } = (await shopper.get<{ paypal: unknown }>('/api/payments/config')).body.data ?? {};
  return { methods: methods.map(({ id }) => id), paypal };
}

test('PayPal is offered where it is enabled, with what the browser needs', async () => {
  const { methods, paypal } = await offeredWith({});
  expect(methods).toEqual(expect.arrayContaining(['card', 'paypal', 'crypto']));
  const { PAYPAL_CLIENT_ID: clientId } = harness.environment;
  expect(paypal).toEqual({ clientId, sdkBaseUrl: '/sandbox/paypal/sdk.js' });
});

test('what operations turned off is not offered', async () => {
  const { methods, paypal } = await offeredWith({ PAYPAL_ENABLED: 'false', PAYMENT_METHODS_OFF: 'crypto,bnpl' });
  expect(methods).toContain('card');
  for (const off of ['paypal', 'crypto', 'bnpl']) expect(methods).not.toContain(off);
  expect(paypal).toBeNull();
});
