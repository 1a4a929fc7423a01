import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { payByCard } from '../testing/pay';
import { checkoutOf, sellAsset, Shopper } from '../testing/shop';
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

const HOUR = 3_600_000;
const orderIn = (orderId: string, state: string) =>
  eventually(`the order is ${state}`, async () => {
    const order = await desk.order(orderId);
    return order.state === state ? order : undefined;
  });
const atStripe = async (id: string) => (await shop.stripe.refunds.list({ payment_intent: id })).data;

async function buyWith(card: string) {
  const shopper = new Shopper(shop.url);
  const { body } = await shopper.createIntent(checkoutOf(shop, [{ id: 1, quantity: 1 }]));
  await payByCard(shop, body.clientSecret ?? '', card);
  await shopper.verify(body.data?.paymentId ?? '');
  const providerPaymentId = body.clientSecret?.split('_secret_')[0] ?? '';
  return { orderId: body.data?.orderId ?? '', providerPaymentId };
}

test('a refund that the bank sends back later gives the access back', async () => {
  const { orderId, providerPaymentId } = await buyWith('pm_card_refundFail');
  const { body } = await desk.refund(orderId, { full: true });
  expect(body.data?.order).toMatchObject({ state: 'refunded', items: [{ access: 'revoked' }] });
  await shop.choose(providerPaymentId, 'fail_refund');
  expect(await orderIn(orderId, 'paid')).toMatchObject({
    refundable: 2640,
    items: [{ access: 'granted' }],
    refunds: [{ state: 'failed', failure: expect.stringMatching(/bank/) }],
  });
});

test('a pending refund ends access when the provider has taken it, and stays one refund when it arrives', async () => {
  const { orderId, providerPaymentId } = await buyWith('pm_card_pendingRefund');
  const { body } = await desk.refund(orderId, { full: true });
  expect(body.data).toMatchObject({ refund: { state: 'pending' }, order: { items: [{ access: 'revoked' }] } });
  await shop.choose(providerPaymentId, 'complete_refund');
  await eventually('it has arrived', async () => (await desk.order(orderId)).refunds[0]?.state === 'succeeded');
  expect((await desk.order(orderId)).mails.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
});

test('a refund made in the provider’s dashboard is recorded, once', async () => {
  shop.sandbox.faults.write(faultsOff({ duplicateWebhooks: 2, reorderWebhooks: true }));
  const { orderId, providerPaymentId } = await buyPaid(shop, [1, 2]);
  await shop.stripe.refunds.create({ payment_intent: providerPaymentId, amount: 1240 });
  expect(await orderIn(orderId, 'partially_refunded')).toMatchObject({
    refunded: 1240,
    refunds: [{ amount: 1240, requestedBy: 'provider', lines: [] }],
    items: [{ access: 'granted' }, { access: 'granted' }],
  });
  await shop.stripe.refunds.create({ payment_intent: providerPaymentId });
  const order = await orderIn(orderId, 'refunded');
  expect(order.refunds.map(({ amount }) => amount).toSorted()).toEqual([1240, 2500]);
  expect(order.items.map(({ access }) => access)).toEqual(['revoked', 'revoked']);
  shop.sandbox.faults.write(faultsOff());
});

test('what Stripe says of a refunded payment when verified does not make it paid again', async () => {
  const { orderId, paymentId, shopper } = await buyPaid(shop, [1]);
  await desk.refund(orderId, { full: true });
  await shopper.verify(paymentId);
  expect(await desk.order(orderId)).toMatchObject({ state: 'refunded', refundQueue: [] });
});

test('the connection is cut after the refund was made: the sweep finishes it under the same key, once', async () => {
  const { orderId, providerPaymentId } = await buyPaid(shop, [1]);
  const cut = { path: '/v1/refunds', method: 'POST' as const, status: 'cut' as const, times: 3 };
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true, failNext: [cut] }));
  const { status, body } = await desk.refund(orderId, { full: true });
  expect([status, body.data?.refund.state]).toEqual([200, 'requested']);
  expect(body.data?.order).toMatchObject({ state: 'paid', refundable: 0, items: [{ access: 'granted' }] });
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  shop.travel(HOUR);
  await sweepRefunds(shop.deps);
  expect(await desk.order(orderId)).toMatchObject({ state: 'refunded', refunds: [{ state: 'succeeded' }] });
  expect(await atStripe(providerPaymentId)).toHaveLength(1);
  shop.sandbox.faults.write(faultsOff());
});

test('a refund that never reached the provider is made by the sweep', async () => {
  const { orderId, providerPaymentId } = await buyPaid(shop, [1]);
  const down = { path: '/v1/refunds', status: 503, times: 50 };
  shop.sandbox.faults.write(faultsOff({ failNext: [down] }));
  await desk.refund(orderId, { amount: 700 });
  shop.travel(HOUR);
  await sweepRefunds(shop.deps);
  expect(await desk.order(orderId)).toMatchObject({ state: 'paid', refunds: [{ state: 'requested' }] });
  shop.sandbox.faults.write(faultsOff());
  shop.travel(HOUR);
  await sweepRefunds(shop.deps);
  expect(await desk.order(orderId)).toMatchObject({ state: 'partially_refunded', refunded: 700 });
  expect(await atStripe(providerPaymentId)).toMatchObject([{ amount: 700 }]);
});

test('what the provider refuses is told with its words and changes nothing', async () => {
  const { orderId, providerPaymentId } = await buyPaid(shop, [1]);
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  await shop.stripe.refunds.create({ payment_intent: providerPaymentId });
  const { status, body } = await desk.refund(orderId, { amount: 100 });
  expect([status, body.error?.code]).toEqual([409, 'refund_refused']);
  expect(body.error?.message).toMatch(/already been refunded/);
  expect(await desk.order(orderId)).toMatchObject({ state: 'paid', refunds: [{ state: 'failed' }] });
  shop.sandbox.faults.write(faultsOff());
});
