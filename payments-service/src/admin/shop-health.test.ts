import type { DailySales, ShopHealth } from '@kiln/contracts/admin-health-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayment } from '../testing/buyer-hands';
import { eventually } from '../testing/eventually';
import { startHarness, type Harness } from '../testing/harness';
import { checkoutOf, sellAsset, Shopper } from '../testing/shop';
import { buyPaid, SupportDesk } from '../testing/support-desk';

const DAY_MS = 86_400_000;

let shop: Harness;
let desk: SupportDesk;
beforeAll(async () => {
  shop = await startHarness();
  desk = new SupportDesk(shop);
  await sellAsset(shop, 1, 24);
});
afterAll(() => shop.close());

const health = async () => (await desk.get<ShopHealth>('/health')).body.data;
const stripe = async () => (await health())?.providers.find(({ id }) => id === 'stripe');

test('tells of each provider when its last event came and was worked, and when the sweeps ran', async () => {
  const before = await stripe();
  expect(before).toMatchObject({ hasWebhook: true, lastWebhookAt: null, unworked: 0, lastError: null });
  await buyPaid(shop, [1]);
  const after = await eventually('a worked event', async () => {
    const now = await stripe();
    return now?.lagMs !== null && now?.unworked === 0 ? now : undefined;
  });
  expect(Date.parse(after.lastWebhookAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const sweep = (await health())?.workers.find(({ name }) => name === 'payment sweep');
  expect(Date.parse(sweep?.lastRunAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('counts the events that wait, and keeps a provider’s last error', async () => {
  const event = {
    eventId: 'evt_waits',
    type: 'payment_intent.succeeded',
    providerPaymentId: 'pi_none',
    paymentId: 'pay_none',
  };
  await shop.deps.database.inbox.receive('stripe', event, shop.deps.now().toISOString());
  expect(await stripe()).toMatchObject({ unworked: 1, oldestUnworkedAt: expect.any(String) });

  await shop.sandbox.close();
  const shopper = new Shopper(shop.url);
  const { status } = await createPayment(shopper, 'card', checkoutOf(shop, [{ id: 1, quantity: 1 }]));
  expect(status).toBeGreaterThanOrEqual(500);
  const broken = await eventually('the note', async () => {
    const now = await stripe();
    return now?.lastError ? now : undefined;
  });
  expect(broken.lastError?.message).toBe('stripe cannot be reached');
}, 60_000);

test('sums what all orders brought by day, less what went back', async () => {
  const other = await startHarness();
  const support = new SupportDesk(other);
  await sellAsset(other, 1, 24);
  const day = new Date().toISOString().slice(0, 10);
  await buyPaid(other, [1]);
  const { orderId } = await buyPaid(other, [1]);
  await support.refund(orderId, { amount: 640 });
  await eventually('the refund', async () => (await support.order(orderId)).state === 'partially_refunded');
  const read = async (since: string) => (await support.get<DailySales>(`/sales/days?since=${since}`)).body.data?.days;
  expect(await read(day)).toEqual([{ day, orders: 2, revenue: 4_640 }]);
  expect(await read(new Date(Date.now() + DAY_MS).toISOString().slice(0, 10))).toEqual([]);
  expect((await support.get('/sales/days?since=yesterday')).status).toBe(422);
  await other.close();
}, 60_000);
