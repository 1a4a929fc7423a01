import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { sellAsset } from '../testing/shop';
import { buyPaid, SupportDesk } from '../testing/support-desk';
import { sweepRefunds } from './sweep-refunds';

let shop: Harness;
let desk: SupportDesk;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
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
const kinds = async (orderId: string) => (await desk.order(orderId)).timeline.map(({ kind }) => kind);

test('an open dispute shows, holds its money back from refunds and takes no access', async () => {
  const { orderId, providerPaymentId, paymentId, shopper, token } = await buyPaid(shop, [1]);
  await shop.choose(providerPaymentId, 'dispute');
  const order = await orderIn(orderId, 'disputed');
  expect(order).toMatchObject({ refundable: 0, items: [{ access: 'granted' }], disputes: [{ state: 'open' }] });
  expect(await shopper.post(`/api/payments/orders/${token}/files/del-1`, {})).toMatchObject({ status: 200 });
  expect((await desk.refund(orderId, { full: true })).body.error?.code).toBe('nothing_to_refund');
  await shopper.verify(paymentId);
  expect((await desk.order(orderId)).state).toBe('disputed');
});

test('won, the order is what it was before', async () => {
  const { orderId, providerPaymentId } = await buyPaid(shop, [1, 2]);
  await desk.refund(orderId, { amount: 500 });
  await shop.choose(providerPaymentId, 'dispute');
  await orderIn(orderId, 'disputed');
  await shop.choose(providerPaymentId, 'win_dispute');
  expect(await orderIn(orderId, 'partially_refunded')).toMatchObject({ refunded: 500, disputes: [{ state: 'won' }] });
  expect(await kinds(orderId)).toEqual(expect.arrayContaining(['dispute_opened', 'dispute_won']));
});

test('lost, its money counts as gone back and access ends', async () => {
  const { orderId, providerPaymentId } = await buyPaid(shop, [1, 2]);
  await shop.choose(providerPaymentId, 'dispute');
  await shop.choose(providerPaymentId, 'lose_dispute');
  const order = await orderIn(orderId, 'refunded');
  expect(order).toMatchObject({ refunded: 3740, refundable: 0, disputes: [{ state: 'lost', amount: 3740 }] });
  expect(order.items.map(({ access }) => access)).toEqual(['revoked', 'revoked']);
  expect(await kinds(orderId)).toEqual(expect.arrayContaining(['dispute_lost', 'access_revoked']));
});

test('a dispute whose end no webhook told is found by the daily look', async () => {
  const { orderId, providerPaymentId } = await buyPaid(shop, [1]);
  await shop.choose(providerPaymentId, 'dispute');
  await orderIn(orderId, 'disputed');
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  await shop.choose(providerPaymentId, 'lose_dispute');
  shop.travel(25 * 3_600_000);
  await sweepRefunds(shop.deps);
  expect((await desk.order(orderId)).state).toBe('refunded');
  shop.sandbox.faults.write(faultsOff());
});
