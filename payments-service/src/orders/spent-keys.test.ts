import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPayment } from '../testing/buyer-hands';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { checkoutOf, sellAsset, Shopper, somebody } from '../testing/shop';

let shop: Harness;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
  await sellAsset(shop, 1, 40);
});
beforeEach(() => {
  shopper = new Shopper(shop.url);
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
});
afterAll(() => shop.close());

const CREATE = { upi: '/v1/payment_intents', card: '/v1/payment_intents', paypal: '/paypal/v2/checkout/orders' };
const failing = (method: keyof typeof CREATE, status: 500 | 'cut', times: number) =>
  shop.sandbox.faults.write(
    faultsOff({ dropWebhooks: true, failNext: [{ path: CREATE[method], method: 'POST', status, times }] }),
  );

/** Presses 'Pay' again as long as the answer is that the provider could not be reached. */
async function pressTwice(method: PaymentMethodId, checkout: ReturnType<typeof checkoutOf>) {
  const first = await createPayment(shopper, method, checkout);
  return first.status === 503 ? createPayment(shopper, method, checkout) : first;
}

test('Stripe keeps a failure of its own under the key: the buyer is not shut out for a day', async () => {
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });
  failing('card', 500, 1);
  expect(await createPayment(shopper, 'card', checkout)).toMatchObject({ status: 503 });
  const again = await createPayment(shopper, 'card', checkout);
  expect(again).toMatchObject({ status: 200, body: { data: { next: { kind: 'confirm' } } } });
  const { data } = await shop.stripe.paymentIntents.list({ limit: 100 });
  const ours = data.filter((intent) => intent.metadata.order_id === again.body.data?.orderId);
  expect(ours.filter(({ status }) => status !== 'canceled')).toHaveLength(1);
});

test.each(['upi', 'paypal'] as const)(
  '%s: the answer was lost and the name corrected since: the key no longer fits, a new attempt does',
  async (method) => {
    const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });
    failing(method, 'cut', 3);
    expect(await createPayment(shopper, method, checkout)).toMatchObject({ status: 503 });
    shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
    const corrected = { ...checkout, billing_details: { ...checkout.billing_details, name: 'Grace B. Hopper' } };
    const again = await pressTwice(method, corrected);
    expect(again).toMatchObject({ status: 200, body: { data: { next: { kind: expect.any(String) } } } });
  },
);
