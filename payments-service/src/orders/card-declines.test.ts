import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { payByCard } from '../testing/pay';
import { checkoutOf, sellAsset, Shopper, somebody } from '../testing/shop';

let shop: Harness;
let shopper: Shopper;
let product = 0;
beforeAll(async () => {
  shop = await startHarness({ workers: false, environment: { CARD_DECLINES_PER_PRODUCT: '5' } });
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
});
beforeEach(async () => {
  shopper = new Shopper(shop.url);
  product += 1;
  await sellAsset(shop, product, 24);
});
afterAll(() => shop.close());

const checkout = (billing_details = somebody()) =>
  checkoutOf(shop, [{ id: product, quantity: 1 }], { billing_details });

async function declined(from: Shopper, request = checkout()): Promise<string> {
  const { body } = await from.createIntent(request);
  await payByCard(shop, body.clientSecret ?? '', 'pm_card_chargeDeclined');
  await from.verify(body.data?.paymentId ?? '');
  return body.data?.paymentId ?? '';
}

const answerTo = async (from: Shopper, request = checkout()) => {
  const { status, body } = await from.createIntent(request);
  return { status, code: body.error?.code };
};
const SLOW = { status: 429, code: 'slow_down' };
const FINE = { status: 200, code: undefined };

test('after three declined cards a network address waits: 30 seconds, then ever longer, then for the hour', async () => {
  for (let time = 0; time < 3; time += 1) await declined(shopper);
  expect(await answerTo(shopper)).toEqual(SLOW);
  const response = await shopper.createIntent(checkout());
  expect(response.body.error?.message).toMatch(/Please try again in \d+ seconds, or pay another way/);
  expect(Number(response.headers?.get('retry-after'))).toBeGreaterThan(25);
  for (const [declines, pauseS] of [
    [4, 31],
    [5, 121],
    [6, 601],
    [7, 601],
    [8, 601],
    [9, 601],
    [10, 601],
  ] as const) {
    shop.travel(pauseS * 1000);
    await sellAsset(shop, 100 + declines, 24);
    await declined(shopper, checkoutOf(shop, [{ id: 100 + declines, quantity: 1 }], { billing_details: somebody() }));
  }
  shop.travel(601_000);
  expect(await answerTo(shopper)).toEqual(SLOW);
  expect((await shopper.post('/api/payments/bnpl/create', { ...checkout(), amount: 26.4 })).status).toBe(200);
});

test('an e-mail address is counted wherever it comes from; another buyer pays on', async () => {
  const buyer = somebody();
  for (let time = 0; time < 3; time += 1) await declined(new Shopper(shop.url), checkout(buyer));
  expect(await answerTo(new Shopper(shop.url), checkout(buyer))).toEqual(SLOW);
  expect(await answerTo(new Shopper(shop.url), checkout())).toEqual(FINE);
});

test('a decline is counted once, however often it is told', async () => {
  const paymentId = await declined(shopper);
  await declined(shopper);
  for (let time = 0; time < 4; time += 1) {
    await shopper.verify(paymentId);
    await shopper.post('/api/payments/process', { method: 'card', result: { paymentId } });
  }
  expect(await shop.deps.database.declines.countOfPayment(paymentId)).toBe(1);
  expect(await answerTo(shopper)).toEqual(FINE);
});

test('many declined cards for one product, from ever new buyers, stop cards for it alone', async () => {
  for (let time = 0; time < 6; time += 1) await declined(new Shopper(shop.url));
  expect(await answerTo(new Shopper(shop.url))).toEqual(SLOW);
  await sellAsset(shop, 200, 24);
  const other = checkoutOf(shop, [{ id: 200, quantity: 1 }], { billing_details: somebody() });
  expect(await answerTo(new Shopper(shop.url), other)).toEqual(FINE);
});

test('a card tester’s client secret is worth nothing after five declines, told by webhooks', async () => {
  shop.sandbox.faults.write(faultsOff());
  const { body } = await shopper.createIntent(checkout());
  const secret = body.clientSecret ?? '';
  const paymentId = body.data?.paymentId ?? '';
  const { payments, declines } = shop.deps.database;
  for (let time = 1; time <= 5; time += 1) {
    await payByCard(shop, secret, 'pm_card_chargeDeclined');
    await shop.sandbox.dispatcher.wake();
    await expect.poll(() => declines.countOfPayment(paymentId)).toBe(time);
  }
  await expect.poll(async () => (await payments.find(paymentId))?.state).toBe('cancelled');
  await expect(payByCard(shop, secret)).rejects.toThrow(/canceled/i);
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  expect(await shopper.verify(paymentId)).toMatchObject({ body: { success: false } });
});
