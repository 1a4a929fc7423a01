import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPayment, payAtProvider } from '../testing/buyer-hands';
import { eventually } from '../testing/eventually';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { payByCard } from '../testing/pay';
import { checkoutOf, sellAsset, Shopper } from '../testing/shop';
import { sweepPayments } from './sweep-payments';

let shop: Harness;
let orderId: string;
let clientSecret: string;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  await sellAsset(shop, 1, 24);
});
beforeEach(async () => {
  const { body } = await new Shopper(shop.url).createIntent(checkoutOf(shop, [{ id: 1, quantity: 1 }]));
  orderId = body.data?.orderId ?? '';
  clientSecret = body.clientSecret ?? '';
});
afterAll(() => shop.close());

const state = async () => (await shop.deps.database.orders.find(orderId))?.state;
const MINUTE = 60_000;
const DAY = 86_400_000;

test('a paid order whose browser and webhook stayed away is completed after a minute', async () => {
  await payByCard(shop, clientSecret);
  await sweepPayments(shop.deps);
  expect(await state()).toBe('created');
  shop.travel(MINUTE + 1);
  await sweepPayments(shop.deps);
  expect(await state()).toBe('paid');
  expect(await shop.deps.database.entitlements.listByOrder(orderId)).toHaveLength(1);
});

test('an unpaid order expires after a day, at Stripe too', async () => {
  shop.travel(DAY - MINUTE);
  await sweepPayments(shop.deps);
  expect(await state()).toBe('created');
  shop.travel(3 * 60 * MINUTE);
  await sweepPayments(shop.deps);
  expect(await state()).toBe('expired');
  await expect(payByCard(shop, clientSecret)).rejects.toThrow(/canceled/i);
});

test('while Stripe does not answer, nothing is given up', async () => {
  const failure = { path: '/v1/payment_intents', status: 503, times: 50 };
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true, failNext: [failure] }));
  shop.travel(2 * DAY);
  await sweepPayments(shop.deps);
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  expect(await state()).toBe('created');
}, 60_000);

test.each(['card', 'paypal'] as const)(
  '%s: while the provider does not answer, it is asked every minute, however old the payment',
  async (method) => {
    const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }]);
    const created = (await createPayment(new Shopper(shop.url), method, checkout)).body.data;
    if (!created) throw new Error('The payment was not created');
    const payment = await shop.deps.database.payments.find(created.paymentId);
    shop.travel(3 * 60 * MINUTE);
    await payAtProvider(shop, method, payment?.providerPaymentId ?? '', created, 'pay');
    const paid = async () => (await shop.deps.database.orders.find(created.orderId))?.state === 'paid';

    shop.sandbox.faults.write(faultsOff({ dropWebhooks: true, rates: { cutBefore: 1 } }));
    for (let minute = 0; minute < 2; minute += 1) {
      await sweepPayments(shop.deps);
      shop.travel(MINUTE);
    }
    shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
    expect(await paid()).toBe(false);
    await sweepPayments(shop.deps);
    expect(await paid()).toBe(true);
  },
  60_000,
);

test('a buyer who comes back after the expiry gets a new payment of the same order', async () => {
  const shopper = new Shopper(shop.url);
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }]);
  const first = await shopper.createIntent(checkout);
  shop.travel(DAY + 3 * 60 * MINUTE);
  await sweepPayments(shop.deps);
  const second = await shopper.createIntent(checkout);
  expect(second.body.data).toMatchObject({ orderId: first.body.data?.orderId, status: 'created' });
  expect(second.body.clientSecret).not.toBe(first.body.clientSecret);
  await payByCard(shop, second.body.clientSecret ?? '');
  expect((await shopper.verify(second.body.data?.paymentId ?? '')).body.data).toMatchObject({ status: 'paid' });
});

test('a repeated Idempotency-Key does not bring an expired price back', async () => {
  await sellAsset(shop, 2, 10);
  const shopper = new Shopper(shop.url);
  const headers = { 'idempotency-key': randomUUID() };
  const checkout = checkoutOf(shop, [{ id: 2, quantity: 1 }]);
  const first = await shopper.createIntent(checkout, headers);
  shop.travel(DAY + 3 * 60 * MINUTE);
  await sweepPayments(shop.deps);
  await sellAsset(shop, 2, 20);
  expect(await shopper.createIntent(checkout, headers)).toMatchObject({
    status: 409,
    body: { error: { code: 'totals_changed' }, data: { totals: { total: 2200 } } },
  });
  expect((await shopper.createIntent({ ...checkout, amount: 2200 }, headers)).body.data).toMatchObject({
    orderId: first.body.data?.orderId,
    status: 'created',
    totals: { total: 2200 },
  });
});

test('the running service sweeps by itself', async () => {
  const running = await startHarness({ environment: { SWEEP_INTERVAL_MS: '20' } });
  running.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  await sellAsset(running, 1, 24);
  const { body } = await new Shopper(running.url).createIntent(checkoutOf(running, [{ id: 1, quantity: 1 }]));
  await payByCard(running, body.clientSecret ?? '');
  running.travel(MINUTE + 1);
  const order = () => running.deps.database.orders.find(body.data?.orderId ?? '');
  await eventually('paid', async () => (await order())?.state === 'paid');
  await running.close();
});
