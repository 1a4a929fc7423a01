import type { BoughtBefore } from '@kiln/contracts/payments-api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPayment, payAtProvider } from '../testing/buyer-hands';
import { startHarness, type Harness } from '../testing/harness';
import { payByCard } from '../testing/pay';
import { checkoutOf, sellAsset, Shopper } from '../testing/shop';

let shop: Harness;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
  await sellAsset(shop, 1, 40);
  await sellAsset(shop, 2, 40);
});
beforeEach(() => {
  shopper = new Shopper(shop.url);
});
afterAll(() => shop.close());

const checkout = (id = 1) => checkoutOf(shop, [{ id, quantity: 1 }]);

async function buy(): Promise<void> {
  const { body } = await shopper.createIntent(checkout());
  await payByCard(shop, body.clientSecret ?? '');
  await shopper.verify(body.data?.paymentId ?? '');
}

test('you own this already: told to the browser that bought, with its order; buying again on purpose works', async () => {
  await buy();
  const again = await shopper.createIntent(checkout());
  expect(again).toMatchObject({ status: 409, body: { error: { code: 'already_owned' } } });
  expect(again.body.data as unknown as BoughtBefore).toEqual({
    products: [{ id: 1, title: 'Asset 1' }],
    orderPath: expect.stringMatching(/^\/orders\//),
  });
  expect((await shopper.createIntent({ ...checkout(), buy_again: true })).status).toBe(200);
  expect((await shopper.createIntent(checkout(2))).status).toBe(200);
  expect((await new Shopper(shop.url).createIntent(checkout())).status).toBe(200);
});

test('a payment for it is still settling: no second one by mistake', async () => {
  const { body } = await createPayment(shopper, 'bank_transfer', checkout());
  if (!body.data) throw new Error(body.error?.message);
  const { paymentId } = body.data;
  const payment = await shop.deps.database.payments.find(paymentId);
  await payAtProvider(shop, 'bank_transfer', payment?.providerPaymentId ?? '', body.data, 'pay');
  await shopper.verify(paymentId);
  const again = await shopper.createIntent(checkout());
  expect(again).toMatchObject({
    status: 409,
    body: { error: { code: 'payment_settling' }, data: { paymentId, paymentMethod: 'bank_transfer' } },
  });
  expect((await shopper.createIntent({ ...checkout(), buy_again: true })).status).toBe(200);
});
