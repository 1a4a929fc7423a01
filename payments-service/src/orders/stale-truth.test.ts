import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPayment } from '../testing/buyer-hands';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { payByPayPal } from '../testing/pay';
import { checkoutOf, sellAsset, Shopper, somebody } from '../testing/shop';
import { recordTruth } from './record-truth';

let shop: Harness;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  await sellAsset(shop, 1, 40);
});
beforeEach(() => {
  shopper = new Shopper(shop.url);
});
afterAll(() => shop.close());

const find = async (paymentId = '') => {
  const payment = await shop.deps.database.payments.find(paymentId);
  if (!payment) throw new Error('no payment');
  return payment;
};

test('an answer from before the approval does not hide the capture under way: it cannot be given up meanwhile', async () => {
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });
  const { body } = await createPayment(shopper, 'paypal', checkout);
  const before = await find(body.data?.paymentId);
  const orderID = before.providerPaymentId ?? '';
  const old = await shop.deps.providers.byId('paypal')?.retrieve(orderID);
  if (!old) throw new Error('PayPal does not know it');
  await payByPayPal(shop, orderID);
  expect(await shop.deps.database.payments.beginCapture(before.id)).toBe(true);

  await recordTruth(shop.deps, before, { ...old, state: 'requires_action' });
  expect((await find(before.id)).state).toBe('processing');
  expect(await shop.deps.database.payments.close(before.id, 'cancelled')).toBe(false);
  const capture = await shopper.post('/api/payments/paypal/capture-order', { orderID });
  expect(capture).toMatchObject({ status: 200, body: { data: { status: 'paid' } } });
});
