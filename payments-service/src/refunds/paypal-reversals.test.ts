import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { startHarness, type Harness } from '../testing/harness';
import { sellAsset } from '../testing/shop';
import { buyPaid, SupportDesk } from '../testing/support-desk';

let shop: Harness;
let desk: SupportDesk;
beforeAll(async () => {
  shop = await startHarness();
  desk = new SupportDesk(shop);
  await sellAsset(shop, 1, 24);
  await sellAsset(shop, 2, 10);
});
afterAll(() => shop.close());

const orderIn = (orderId: string, state: string) =>
  eventually(`the order is ${state}`, async () => {
    const order = await desk.order(orderId);
    return order.state === state ? order : undefined;
  });

test('PayPal: one item is refunded, and the rest in PayPal’s own pages; each is recorded once', async () => {
  const { orderId, providerPaymentId, paymentId, shopper } = await buyPaid(shop, [1, 2], 'paypal');
  const [first] = (await desk.order(orderId)).items;
  const { body } = await desk.refund(orderId, { items: [first?.id] });
  expect(body.data).toMatchObject({
    refund: { state: 'succeeded', amount: 2640 },
    order: { state: 'partially_refunded', items: [{ access: 'revoked' }, { access: 'granted' }] },
  });
  await shop.choose(providerPaymentId, 'refund');
  const order = await orderIn(orderId, 'refunded');
  expect(order.refunds.map(({ amount, requestedBy }) => [amount, requestedBy])).toEqual(
    expect.arrayContaining([
      [2640, 'service'],
      [1100, 'provider'],
    ]),
  );
  expect(order.refunds).toHaveLength(2);
  await shopper.verify(paymentId);
  expect(await desk.order(orderId)).toMatchObject({ state: 'refunded', refundQueue: [] });
});

test('PayPal: a payment that is reversed is a lost dispute, and access ends', async () => {
  const { orderId, providerPaymentId, paymentId, shopper } = await buyPaid(shop, [1], 'paypal');
  await shop.choose(providerPaymentId, 'reverse');
  expect(await orderIn(orderId, 'refunded')).toMatchObject({
    disputes: [{ state: 'lost', amount: 2640 }],
    items: [{ access: 'revoked' }],
    refunds: [],
  });
  await shopper.verify(paymentId);
  expect(await desk.order(orderId)).toMatchObject({ state: 'refunded', refundQueue: [] });
});
