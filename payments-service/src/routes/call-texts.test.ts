import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPayment } from '../testing/buyer-hands';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { checkoutOf, sellAsset, Shopper, somebody } from '../testing/shop';

let shop: Harness;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
  await sellAsset(shop, 1, 40);
});
beforeEach(() => shop.sandbox.faults.write(faultsOff({ dropWebhooks: true })));
afterAll(() => shop.close());

const buy = async (method: 'upi' | 'paypal' | 'crypto' | 'bank_transfer') => {
  const shopper = new Shopper(shop.url);
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });
  return { shopper, answer: await createPayment(shopper, method, checkout) };
};

test.each([
  ['upi', '/v1/payment_intents', 'Failed to initiate UPI payment'],
  ['paypal', '/paypal/v2/checkout/orders', 'Failed to create PayPal order'],
  ['crypto', '/nowpayments/v1/payment', 'Failed to create crypto payment'],
] as const)(
  '%s: a request that the provider refuses is told in the call’s own words (S 8)',
  async (method, path, message) => {
    const refusal = { path, method: 'POST' as const, status: 400, times: 1 };
    shop.sandbox.faults.write(faultsOff({ dropWebhooks: true, failNext: [refusal] }));
    const { answer } = await buy(method);
    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'provider_refused', message } } });
  },
);

test.each([
  ['crypto', 'crypto/verify', 'payment_id', 'Failed to verify crypto payment'],
  ['bank_transfer', 'bank/verify', 'transfer_id', 'Failed to verify bank transfer'],
] as const)('%s: not paid yet is told in the call’s own words (S 8)', async (method, path, field, message) => {
  const { shopper, answer } = await buy(method);
  const verified = await shopper.post(`/api/payments/${path}`, { [field]: answer.body.data?.paymentId });
  expect(verified).toMatchObject({ status: 402, body: { error: { code: 'payment_incomplete', message } } });
});
