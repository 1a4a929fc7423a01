import type { ProductSales } from '@kiln/contracts/admin-sales-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { startHarness, type Harness } from '../testing/harness';
import { sellAsset } from '../testing/shop';
import { buyPaid, SupportDesk } from '../testing/support-desk';

const DAY_MS = 86_400_000;

let shop: Harness;
let desk: SupportDesk;
/** Each test sells assets of its own. */
let nextId = 0;
beforeAll(async () => {
  shop = await startHarness();
  desk = new SupportDesk(shop);
});
afterAll(() => shop.close());

async function asset(price: number): Promise<number> {
  nextId += 1;
  await sellAsset(shop, nextId, price);
  return nextId;
}

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

async function salesOf(productIds: number[], since?: string): Promise<ProductSales[]> {
  const { body } = await desk.post<{ products: ProductSales[] }>('/sales', { productIds, ...(since && { since }) });
  return (body.data?.products ?? []).toSorted((a, b) => a.productId - b.productId);
}

test('revenue is what the orders say: shares of what was paid, less what was refunded', async () => {
  const [cup, bowl, jug] = [await asset(10.01), await asset(33.33), await asset(0)];
  const alone = await buyPaid(shop, [cup]);
  const both = await buyPaid(shop, [cup, bowl, jug]);
  const returned = await buyPaid(shop, [cup, bowl]);
  const [first] = (await desk.order(returned.orderId)).items;
  await desk.refund(returned.orderId, { items: [first?.id ?? ''] });
  await desk.refund(both.orderId, { amount: 500 });
  await eventually('the refunds', async () => {
    const states = await Promise.all([both, returned].map(async ({ orderId }) => (await desk.order(orderId)).state));
    return states.every((state) => state === 'partially_refunded');
  });

  const orders = await Promise.all([alone, both, returned].map(({ orderId }) => desk.order(orderId)));
  const kept = orders.reduce((sum, { total, refunded }) => sum + total - refunded, 0);
  const sales = await salesOf([cup, bowl, jug]);
  expect(sales.map(({ productId, purchases }) => [productId, purchases])).toEqual([
    [cup, 2],
    [bowl, 2],
    [jug, 1],
  ]);
  expect(sales.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(kept);
  expect(sales[2]?.revenue).toBe(0);
  expect(sales.every(({ days }) => days.length === 0)).toBe(true);
});

test('shares that do not divide give the same cents as the order’s page', async () => {
  const ids = [await asset(0.5), await asset(0.55), await asset(0.59)];
  const { orderId } = await buyPaid(shop, ids);
  const order = await desk.order(orderId);
  expect((await salesOf(ids)).map(({ revenue }) => revenue)).toEqual(order.items.map(({ share }) => share));
});

test('days since the one asked for are told apart, earlier ones count in all', async () => {
  const cup = await asset(20);
  await buyPaid(shop, [cup]);
  const before = dayOf(Date.now());
  shop.travel(2 * DAY_MS);
  await buyPaid(shop, [cup]);
  await buyPaid(shop, [cup]);
  const after = dayOf(Date.now() + 2 * DAY_MS);
  const [since] = await salesOf([cup], after);
  expect(since).toEqual({
    productId: cup,
    purchases: 3,
    revenue: 6_600,
    days: [{ day: after, purchases: 2, revenue: 4_400 }],
  });
  const [both] = await salesOf([cup], before);
  expect(both?.days.map(({ day, purchases }) => [day, purchases])).toEqual([
    [before, 1],
    [after, 2],
  ]);
});

test('unpaid orders, other products and strangers get nothing', async () => {
  const cup = await asset(20);
  expect(await salesOf([cup])).toEqual([]);
  expect((await new SupportDesk(shop, 'nobody').post('/sales', {})).status).toBe(401);
  expect((await desk.post('/sales', { productIds: [] })).status).toBe(422);
  const { body } = await desk.post<{ products: ProductSales[] }>('/sales', {});
  expect(body.data?.products.some(({ productId }) => productId === cup)).toBe(false);
});
