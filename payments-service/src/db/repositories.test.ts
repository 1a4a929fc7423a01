import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../lib/ids';
import type { Database } from '../orders/deps';
import type { NewOrder } from '../orders/ports';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { createDatabase, openConnection } from './client';
import type { DatabaseLocation } from './dialect';
import { migrateToLatest } from './migrate';

let test_: TestDatabase;
let connection: ReturnType<typeof openConnection>;
let database: Database;
beforeAll(async () => {
  test_ = await createTestDatabase();
  const location: DatabaseLocation = test_.databaseUrl
    ? { kind: 'postgres', url: test_.databaseUrl }
    : { kind: 'sqlite', file: path.join(test_.folder, 'payments.db') };
  connection = openConnection(location);
  await migrateToLatest(connection);
  database = createDatabase(connection);
});
afterAll(async () => {
  await connection.destroy();
  await test_.drop();
});
beforeEach(async () => {
  await connection.deleteFrom('mail_log').execute();
  await connection.deleteFrom('outbox').execute();
});

const AT = '2026-11-20T10:00:00.000Z';

function newOrder(changes: Partial<NewOrder> = {}): NewOrder {
  return {
    id: newId('ord'),
    checkoutId: randomUUID(),
    billing: { email: 'Ada@Buyer.example', name: 'Ada', phone: '1' },
    company: null,
    taxId: null,
    consent: null,
    state: 'created',
    totals: { subtotal: 1000, tax: 100, total: 1100 },
    paymentMethod: 'card',
    browserKey: 'browser',
    createdAt: AT,
    ...changes,
  };
}

async function insert(order: NewOrder): Promise<boolean> {
  const item = {
    id: newId('itm'),
    productId: 7,
    title: 'Vase',
    image: null,
    unitPrice: 1000,
    quantity: 1,
    deliverableIds: ['del-1', 'del-2'],
  };
  return database.transaction((stores) => stores.orders.insert(order, [item]));
}

describe('orders', () => {
  test('are given consecutive numbers, also when many are made at once', async () => {
    const orders = Array.from({ length: 20 }, () => newOrder());
    await Promise.all(orders.map(insert));
    const numbers = await Promise.all(orders.map(async ({ id }) => (await database.orders.find(id))?.number ?? 0));
    const sorted = numbers.toSorted((left, right) => left - right);
    expect(sorted.map((number) => number - (sorted[0] ?? 0))).toEqual(orders.map((_, index) => index));
  });

  test('of one checkout are one order', async () => {
    const order = newOrder();
    const again = newOrder({ checkoutId: order.checkoutId });
    expect(await insert(order)).toBe(true);
    expect(await insert(again)).toBe(false);
    expect(await database.orders.findByCheckoutId(order.checkoutId)).toMatchObject({ id: order.id, revision: 1 });
  });

  test('keep their items as sold', async () => {
    const order = newOrder();
    await insert(order);
    expect(await database.orders.items(order.id)).toMatchObject([
      { title: 'Vase', deliverableIds: ['del-1', 'del-2'] },
    ]);
    expect(await database.orders.countItems([order.id])).toEqual(new Map([[order.id, 1]]));
  });

  test('are paid once, and not changed afterwards', async () => {
    const order = newOrder();
    await insert(order);
    const paid = { paidAt: AT, accessExpiresAt: AT, method: 'card' } as const;
    const tries = await Promise.all([1, 2, 3].map(() => database.orders.markPaid(order.id, paid)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await database.orders.transition(order.id, 'failed')).toBe(false);
    const contents = { items: [], totals: order.totals, paymentMethod: 'card' } as const;
    expect(await database.orders.replaceContents({ id: order.id, revision: 1 }, { ...contents, items: [] })).toBe(
      false,
    );
    expect(await database.orders.find(order.id)).toMatchObject({ state: 'paid', paidAt: AT });
  });

  test('a change based on an older revision is refused', async () => {
    const order = newOrder();
    await insert(order);
    const change = { items: [], totals: order.totals, paymentMethod: 'card' as const };
    expect(await database.orders.replaceContents({ id: order.id, revision: 1 }, change)).toBe(true);
    expect(await database.orders.replaceContents({ id: order.id, revision: 1 }, change)).toBe(false);
  });

  test('are found by address without case, once paid', async () => {
    const order = newOrder({ billing: { email: 'Only@Me.example', name: 'A', phone: '1' } });
    await insert(order);
    expect(await database.orders.listPaidByEmail('only@me.example', 9)).toEqual([]);
    await database.orders.markPaid(order.id, { paidAt: AT, accessExpiresAt: AT, method: 'card' });
    expect(await database.orders.listPaidByEmail('ONLY@ME.EXAMPLE', 9)).toMatchObject([{ id: order.id }]);
  });

  test('a failing transaction leaves nothing', async () => {
    const order = newOrder();
    const failing = database.transaction(async (stores) => {
      await stores.orders.insert(order, []);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await database.orders.find(order.id)).toBeUndefined();
  });
});

describe('deliverables', () => {
  test('the newest version is served, an older one stays known', async () => {
    const kept = { storageKey: 'k', note: null, releasedAt: AT };
    const file = { fileName: 'a.zip', size: 5_000_000_000, sha256: 'x', mime: 'application/zip', ...kept };
    const version = (number: number) => ({ ...file, deliverableId: 'd', versionId: `d${number}`, version: number });
    await database.deliverables.remember([version(2), version(1), version(2)], AT);
    await database.deliverables.remember([version(2)], AT);
    expect(await database.deliverables.newestOf(['d', 'unknown'])).toEqual([version(2)]);
    expect(await database.deliverables.findVersion('d1')).toEqual(version(1));
  });
});

describe('outbox', () => {
  const job = (dedupeKey: string) => ({
    kind: 'receipt' as const,
    dedupeKey,
    orderId: null,
    email: 'a@b.example',
    createdAt: AT,
  });
  const lease = { now: '2026-11-20T10:00:01.000Z', until: '2026-11-20T10:01:00.000Z', limit: 10 };

  test('one job per key, leased to one of several workers', async () => {
    await Promise.all(['a', 'a', 'b', 'c'].map((key) => database.outbox.add(job(key))));
    const leased = (await Promise.all([1, 2, 3].map(() => database.outbox.lease({ ...lease, limit: 2 })))).flat();
    const rest = await database.outbox.lease(lease);
    const ids = [...leased, ...rest].map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
  });

  test('a job whose worker died is leased again after the lease, a finished one never', async () => {
    await database.outbox.add(job('dies'));
    const [first] = await database.outbox.lease(lease);
    expect(await database.outbox.lease(lease)).toEqual([]);
    const later = { ...lease, now: '2026-11-20T10:02:00.000Z', until: '2026-11-20T10:03:00.000Z' };
    expect(await database.outbox.lease(later)).toMatchObject([{ id: first?.id, attempts: 2 }]);
    await database.outbox.complete(first?.id ?? '', null, AT);
    expect(await database.outbox.lease({ ...later, now: '2026-11-20T11:00:00.000Z' })).toEqual([]);
  });
});

test('a webhook event is stored once', async () => {
  const event = { eventId: 'evt_1', type: 'payment_intent.succeeded', providerPaymentId: 'pi_1', paymentId: 'pay_1' };
  const stored = await Promise.all([1, 2, 3].map(() => database.inbox.receive('stripe', event, AT)));
  expect(new Set(stored.map((one) => one.event.id)).size).toBe(1);
  await database.inbox.markHandled(stored[0]?.event.id ?? '', AT, null);
  expect(await database.inbox.receive('stripe', event, AT)).toMatchObject({ handled: true });
  expect(await database.inbox.listDue('2027-01-01T00:00:00.000Z', 10)).toEqual([]);
});

test('hits are counted per window', async () => {
  const hits = await Promise.all([1, 2, 3].map(() => database.rateLimits.hit('k', AT)));
  expect(hits.toSorted()).toEqual([1, 2, 3]);
  expect(await database.rateLimits.hit('k', '2026-11-20T11:00:00.000Z')).toBe(1);
});
