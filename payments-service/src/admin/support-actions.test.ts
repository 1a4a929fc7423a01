import { randomUUID } from 'node:crypto';
import type { AdminOrder } from '@kiln/contracts/admin-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { startHarness, type Harness } from '../testing/harness';
import { sellAsset } from '../testing/shop';
import { buyPaid, SupportDesk } from '../testing/support-desk';

let shop: Harness;
let desk: SupportDesk;
beforeAll(async () => {
  shop = await startHarness();
  desk = new SupportDesk(shop, shop.environment.SERVICE_SECRET, {
    'x-actor-id': '12',
    'x-actor-name': 'Zo%C3%AB%20Lind',
  });
  await sellAsset(shop, 1, 24);
});
afterAll(() => shop.close());

const receiptsTo = (email: string) => shop.smtp.mails.filter(({ to }) => to === email);
const kindsOf = (order: AdminOrder, kind: string) => order.timeline.filter((event) => event.kind === kind);
const press = () => ({ 'idempotency-key': randomUUID() });

describe('whom the timeline names', () => {
  test('the panel user that the CMS names', async () => {
    const { orderId } = await buyPaid(shop, [1]);
    await desk.post(`/orders/${orderId}/extend`, { days: 3 });
    expect((await desk.order(orderId)).timeline[0]?.actor).toBe('Zoë Lind (cms:12)');
  });

  test.each([
    [{ 'x-actor-id': '1 or 2', 'x-actor-name': 'Eve' }, 'service'],
    [{ 'x-actor-id': '3', 'x-actor-name': '%E0%A4%A' }, 'Panel user (cms:3)'],
    [{ 'x-actor-id': '3' }, 'Panel user (cms:3)'],
  ])('%j is told as %s', async (headers, actor) => {
    const { orderId } = await buyPaid(shop, [1]);
    await new SupportDesk(shop, shop.environment.SERVICE_SECRET, headers).post(`/orders/${orderId}/extend`, {
      days: 3,
    });
    expect((await desk.order(orderId)).timeline[0]?.actor).toBe(actor);
  });

  test('a panel user cannot call themselves somebody else', async () => {
    const { orderId } = await buyPaid(shop, [1]);
    const grace = new SupportDesk(shop, 'admin-token', { 'x-actor-id': '1', 'x-actor-name': 'Ada' });
    await grace.post(`/orders/${orderId}/extend`, { days: 3 });
    expect((await desk.order(orderId)).timeline[0]?.actor).toBe('Grace Hopper (cms:7)');
  });
});

describe('one press is one action', () => {
  test('however often the receipt is asked for under a key, two calls at once included, it goes out once', async () => {
    const email = `${randomUUID()}@buyer.example`;
    const { orderId } = await buyPaid(shop, [1], 'card', email);
    await eventually('the first receipt', () => receiptsTo(email)[0]);
    const key = press();
    await Promise.all([1, 2].map(() => desk.post(`/orders/${orderId}/resend`, undefined, key)));
    await desk.post(`/orders/${orderId}/resend`, undefined, key);
    await eventually('the second receipt', async () =>
      (await desk.order(orderId)).mails.every(({ state }) => state === 'done'),
    );
    expect(receiptsTo(email)).toHaveLength(2);
    expect(kindsOf(await desk.order(orderId), 'receipt_resent')).toHaveLength(1);

    await desk.post(`/orders/${orderId}/resend`, undefined, press());
    await eventually('the third', () => receiptsTo(email)[2]);
  });

  test('days are added once per key', async () => {
    const { orderId } = await buyPaid(shop, [1]);
    const before = Date.parse((await desk.order(orderId)).accessExpiresAt ?? '');
    const key = press();
    for (const _ of [1, 2]) await desk.post(`/orders/${orderId}/extend`, { days: 10 }, key);
    const after = Date.parse((await desk.order(orderId)).accessExpiresAt ?? '');
    expect(after - before).toBe(10 * 86_400_000);
  });
});

test('the link opens the order, and the timeline tells who took it', async () => {
  const { orderId, token, shopper } = await buyPaid(shop, [1]);
  const { body } = await desk.post<{ path: string }>(`/orders/${orderId}/link`, undefined, press());
  expect(body.data?.path).toBe(`/orders/${token}`);
  expect((await shopper.orderPage(token)).body.data?.expired).toBe(false);
  const [taken] = kindsOf(await desk.order(orderId), 'link_copied');
  expect(taken).toMatchObject({ actor: 'Zoë Lind (cms:12)', detail: {} });
});

test('the order tells its invoice', async () => {
  const { orderId } = await buyPaid(shop, [1]);
  expect((await desk.order(orderId)).invoice?.number).toMatch(/^KILN-\d{4}-\d{6}$/);
});

// Moves the clock: last.
test('a link that has ended is not handed out; once the access is extended it is', async () => {
  const { orderId } = await buyPaid(shop, [1]);
  shop.travel(31 * 86_400_000);
  expect((await desk.post(`/orders/${orderId}/link`)).body.error?.code).toBe('link_expired');
  await desk.post(`/orders/${orderId}/extend`, { days: 1 });
  expect((await desk.post(`/orders/${orderId}/link`)).status).toBe(200);
});
