import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { AdminOrderSummary, Erasure } from '@kiln/contracts/admin-schema';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { startHarness, type Harness } from '../testing/harness';
import { checkoutOf, sellAsset, Shopper } from '../testing/shop';
import { buyPaid, SupportDesk } from '../testing/support-desk';

let shop: Harness;
let desk: SupportDesk;
beforeAll(async () => {
  shop = await startHarness();
  desk = new SupportDesk(shop);
  await sellAsset(shop, 1, 24);
});
afterAll(() => shop.close());

const erase = (email: string) => desk.post<Erasure>('/erasures', { email });
const preview = (email: string) => desk.post<Erasure>('/erasures/preview', { email });
const mailsDone = (orderId: string) =>
  eventually('its mails', async () => (await desk.order(orderId)).mails.every(({ state }) => state === 'done'));

/** Tables whose text still carries `needle`. */
async function tablesWith(needle: string): Promise<string[]> {
  const { DATABASE_URL = '', DATA_DIR = '' } = shop.environment;
  const found: string[] = [];
  if (DATABASE_URL === '') {
    const { default: BetterSqlite } = await import('better-sqlite3');
    const file = (await readdir(DATA_DIR, { recursive: true })).find((name) => name.endsWith('.db')) ?? '';
    const database = new BetterSqlite(path.join(DATA_DIR, file), { readonly: true });
    const tables = database.prepare<[], { name: string }>("select name from sqlite_master where type = 'table'").all();
    for (const { name } of tables) {
      const rows = JSON.stringify(database.prepare(`select * from "${name}"`).all());
      if (rows.toLowerCase().includes(needle)) found.push(name);
    }
    database.close();
    return found;
  }
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  for (const { name } of tables) {
    const { rows } = await client.query(`select * from "${name}"`);
    if (JSON.stringify(rows).toLowerCase().includes(needle)) found.push(name);
  }
  await client.end();
  return found;
}

test('a person is gone from every table but the issued invoice; amounts, items and numbers stay', async () => {
  const mark = randomUUID();
  const email = `Ada.${mark}@buyer.example`;
  const { orderId, token, shopper } = await buyPaid(shop, [1], 'card', `tpyo.${mark}@buyer.example`);
  await mailsDone(orderId);
  await desk.put(`/orders/${orderId}/email`, { email });
  await mailsDone(orderId);
  await new Shopper(shop.url).post('/api/payments/orders/lookup', { email });
  await eventually('the mail of the lookup', () =>
    shop.smtp.mails.filter(({ to }) => to === email).length === 2 ? true : undefined,
  );
  const before = await desk.order(orderId);
  const listed = { id: orderId, number: before.number, invoiceNumber: before.invoice?.number, blockedBy: null };
  expect((await preview(email.toUpperCase())).body.data?.orders).toMatchObject([listed]);
  expect(await tablesWith(mark)).toContain('orders');

  expect((await erase(email.toUpperCase())).body.data?.orders).toMatchObject([listed]);

  expect(await tablesWith(mark)).toEqual(['invoices']);
  const after = await desk.order(orderId);
  expect(after).toMatchObject({ email: '', name: '', phone: '', state: 'paid', erasedAt: expect.any(String) });
  const { totals, items, invoice } = after;
  expect({ totals, items, invoice }).toEqual({ totals: before.totals, items: before.items, invoice: before.invoice });
  expect(after.timeline[0]).toMatchObject({ kind: 'personal_data_erased', actor: 'service' });
  expect((await shopper.orderPage(token)).body.data).toMatchObject({ expired: true, email: '***', name: '' });
  expect((await shopper.get<unknown[]>('/api/payments/orders')).body.data).toEqual([]);

  const search = await desk.get<{ orders: AdminOrderSummary[] }>(`/orders?q=${mark}`);
  expect(search.body.data?.orders).toEqual([]);
  expect((await erase(email)).body.data).toEqual({ orders: [] });
  expect((await desk.order(orderId)).timeline.filter(({ kind }) => kind === 'personal_data_erased')).toHaveLength(1);
});

test('an emptied order is delivered to nobody, and its money can still go back, without a mail', async () => {
  const email = `${randomUUID()}@buyer.example`;
  const { orderId } = await buyPaid(shop, [1], 'card', email);
  await mailsDone(orderId);
  await erase(email);
  const refused = [
    await desk.post(`/orders/${orderId}/resend`),
    await desk.post(`/orders/${orderId}/link`),
    await desk.post(`/orders/${orderId}/extend`, { days: 1 }),
    await desk.put(`/orders/${orderId}/email`, { email }),
  ];
  expect(refused.map(({ status, body }) => [status, body.error?.code])).toEqual(Array(4).fill([409, 'order_erased']));
  expect((await desk.refund(orderId, { full: true })).status).toBe(200);
  await mailsDone(orderId);
  expect((await desk.order(orderId)).mails.find(({ kind }) => kind === 'refund')).toMatchObject({ acceptedAt: null });
});

test('while a payment of one order is open nothing is erased, of no order of the person', async () => {
  const email = `${randomUUID()}@buyer.example`;
  const paid = await buyPaid(shop, [1], 'card', email);
  await mailsDone(paid.orderId);
  const billing_details = { email, name: 'Ada Byron', phone: '+1 555 0100' };
  const open = await new Shopper(shop.url).createIntent(
    checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details }),
  );
  expect((await preview(email)).body.data?.orders.map(({ blockedBy }) => blockedBy)).toEqual(['payment', null]);
  const { status, body } = await erase(email);
  expect([status, body.error?.code]).toEqual([409, 'erasure_blocked']);
  expect((await desk.order(paid.orderId)).email).toBe(email);

  // An unpaid attempt ends within a day by itself; here its buyer gives it up.
  await shop.deps.database.payments.close(open.body.data?.paymentId ?? '', 'cancelled');
  expect((await erase(email)).body.data?.orders).toHaveLength(2);
});

test('somebody without orders, and something that is no address', async () => {
  expect((await preview('nobody@buyer.example')).body.data).toEqual({ orders: [] });
  expect((await erase('nobody')).body.error).toMatchObject({
    code: 'invalid_request',
    fields: { email: 'Invalid email address' },
  });
});
