import { randomUUID } from 'node:crypto';
import type { Announcement } from '@kiln/contracts/announcement-schema';
import type { OrderPage } from '@kiln/contracts/orders-api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { startHarness, type Harness } from '../testing/harness';
import { sellAsset, Shopper } from '../testing/shop';
import { textOf } from '../testing/read-mail';
import { buyPaid, SupportDesk } from '../testing/support-desk';

const DAYS_31 = 31 * 86_400_000;

let shop: Harness;
let desk: SupportDesk;
let asset = 0;
beforeAll(async () => {
  shop = await startHarness();
  desk = new SupportDesk(shop, shop.environment.SERVICE_SECRET, { 'x-actor-id': '12', 'x-actor-name': 'Ada' });
});
beforeEach(async () => {
  asset += 1;
  await sellAsset(shop, asset, 24, `first of ${asset}`, shop.deps.now());
});
afterAll(() => shop.close());

const anybody = () => `${randomUUID()}@buyer.example`;
const release = () => sellAsset(shop, asset, 24, `second of ${asset} ${randomUUID()}`, shop.deps.now());
const path = (version = 2) => `/file-versions/del-${asset}/${version}/announcement`;
const newsTo = (email: string) =>
  shop.smtp.mails.filter((mail) => mail.to.toLowerCase() === email && textOf(mail.raw).includes('has a new version'));

test('an earlier buyer is told once, whatever is pressed twice; a later one, who has it, is not', async () => {
  const [early, late] = [anybody(), anybody()];
  await buyPaid(shop, [asset], 'card', early);
  await buyPaid(shop, [asset], 'card', early.toUpperCase());
  await release();
  await buyPaid(shop, [asset], 'card', late);

  expect((await desk.get<Announcement>(path())).body.data).toEqual({ recipients: 1, told: 0, waiting: 0, failed: 0 });
  const pressed = await Promise.all([1, 2, 3].map(() => desk.post<Announcement>(path())));
  expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
  await eventually('the mail to be told of', async () =>
    (await desk.get<Announcement>(path())).body.data?.told === 1 ? true : undefined,
  );
  expect((await desk.post<Announcement>(path())).body.data).toEqual({ recipients: 0, told: 1, waiting: 0, failed: 0 });

  const news = newsTo(early);
  expect(news).toHaveLength(1);
  expect(newsTo(late)).toEqual([]);
  const text = textOf(news[0]?.raw ?? '');
  expect(text).toContain('What version 2 brings');
  expect(text).toMatch(/because you bought Asset \d+ from .* \(order \d+\); it comes with lifetime updates/);
});

test('the timeline tells who told the buyer; the page of the mail gives the new version and says what is new', async () => {
  const email = anybody();
  const { orderId } = await buyPaid(shop, [asset], 'card', email);
  await release();
  shop.travel(DAYS_31);
  await desk.post(path());
  const mail = await eventually('the mail', () => newsTo(email)[0]);
  const token = /\/orders\/([\w.-]+)/.exec(textOf(mail.raw))?.[1];
  const { body } = await new Shopper(shop.url).get<OrderPage>(`/api/payments/orders/${token}`);
  expect(body.data).toMatchObject({ expired: false });
  expect(body.data?.items[0]?.files).toMatchObject([{ version: 2, note: 'What version 2 brings' }]);
  const { timeline } = await desk.order(orderId);
  expect(timeline.find(({ kind }) => kind === 'version_announced')).toMatchObject({
    actor: 'Ada (cms:12)',
    detail: { version: 2 },
  });
});

test('nobody is told whose item was refunded, or whose access was taken', async () => {
  const [refunded, revoked] = [await buyPaid(shop, [asset]), await buyPaid(shop, [asset])];
  await release();
  const recipients = async () => (await desk.get<Announcement>(path())).body.data?.recipients;
  expect(await recipients()).toBe(2);
  const [sold] = (await desk.order(refunded.orderId)).items;
  await desk.refund(refunded.orderId, { items: [sold?.id ?? ''] });
  const [item] = (await desk.order(revoked.orderId)).items;
  await desk.post(`/orders/${revoked.orderId}/items/${item?.id}/revoke`, { reason: 'Asked for' });
  await eventually('the refund', async () =>
    (await desk.order(refunded.orderId)).state === 'refunded' ? true : undefined,
  );
  expect(await recipients()).toBe(0);
});

test('an older version is not told of, and only the CMS may tell', async () => {
  await release();
  const old = await desk.post(path(1));
  expect(old).toMatchObject({ status: 409, body: { error: { code: 'version_replaced' } } });
  expect((await new SupportDesk(shop, 'admin-token').post(path())).status).toBe(401);
  expect((await desk.get('/file-versions/unknown/1/announcement')).status).toBe(404);
});

test('a receipt goes out before notices that wait longer', async () => {
  const { outbox } = shop.deps.database;
  const jobs = [
    { kind: 'new_version' as const, createdAt: '2000-01-01T00:00:00.000Z' },
    { kind: 'receipt' as const, createdAt: '2000-01-02T00:00:00.000Z' },
  ];
  const keys = jobs.map(({ kind }) => `order-of-mails:${kind}:${randomUUID()}`);
  await shop.deps.database.transaction(async (stores) => {
    for (const [index, job] of jobs.entries()) {
      await stores.outbox.add({ ...job, orderId: null, email: null, dedupeKey: keys[index] ?? '' });
    }
    const [first] = await stores.outbox.lease({
      now: '2000-01-03T00:00:00.000Z',
      until: '2000-01-04T00:00:00.000Z',
      limit: 1,
    });
    expect(first?.kind).toBe('receipt');
  });
  expect(
    await outbox.add({
      kind: 'receipt',
      createdAt: '2000-01-02T00:00:00.000Z',
      orderId: null,
      email: null,
      dedupeKey: keys[1] ?? '',
    }),
  ).toBe(false);
});
