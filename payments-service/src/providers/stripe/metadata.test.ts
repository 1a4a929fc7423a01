import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type Harness } from '../../testing/harness';
import { checkoutOf, sellAsset, Shopper } from '../../testing/shop';

let shop: Harness;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
});
afterAll(() => shop.close());

test('however large the cart, Stripe gets our two ids and nothing else of it', async () => {
  const items = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, quantity: 2 }));
  for (const { id } of items) await sellAsset(shop, id, 3);
  const { body, status } = await new Shopper(shop.url).createIntent(checkoutOf(shop, items));
  expect(status).toBe(200);
  const [intentId = ''] = body.clientSecret?.split('_secret_') ?? [];
  const intent = await shop.stripe.paymentIntents.retrieve(intentId);
  expect(intent.metadata).toEqual({ order_id: body.data?.orderId, payment_id: body.data?.paymentId });
  expect(intent).toMatchObject({ amount: 66_000, description: null, receipt_email: null });
});
