import path from 'node:path';
import { CompiledQuery, Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../orders/deps';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { createDatabase } from './client';
import { createDialect } from './dialect';
import { migrateToLatest } from './migrate';
import type { Schema } from './schema';

const AT = '2026-11-20T10:00:00.000Z';

/** What buyers wait for, and what runs every few seconds: each must cost the same with a million orders. */
const CALLS: Record<string, (database: Database) => Promise<unknown>> = {
  'verify: by number of the provider': ({ payments }) => payments.findByProviderId('stripe', 'pi_1'),
  'verify: payments of the order': ({ payments }) => payments.listByOrder('ord_1'),
  'verify: its latest payment': ({ payments }) => payments.latestOf('ord_1'),
  'verify: the order by checkout': ({ orders }) => orders.findByCheckoutId('checkout'),
  'verify: the order by request key': ({ orders }) => orders.findByRequestKey('key'),
  'verify: its items': ({ orders }) => orders.items('ord_1'),
  'verify: items of several': ({ orders }) => orders.countItems(['ord_1', 'ord_2']),
  'verify: its access': ({ entitlements }) => entitlements.listByOrder('ord_1'),
  'verify: newest files': ({ deliverables }) => deliverables.newestOf(['del_1', 'del_2']),
  'history of everybody': ({ payments }) => payments.history({ limit: 20, offset: 0 }),
  'history of a buyer': ({ payments }) => payments.history({ customer: 'a@b.example', limit: 20, offset: 0 }),
  'orders of a browser': ({ orders }) => orders.listByBrowser('browser', 20),
  'orders of an address': ({ orders }) => orders.listPaidByEmail('a@b.example', 20),
  'create: declines of a payment': ({ declines }) => declines.countOfPayment('pay_1'),
  'create: declines of a buyer': ({ declines }) => declines.listOfBuyer({ clientKey: 'c', emailKey: 'e' }, AT),
  'create: declines of products': ({ declines }) => declines.mostOfProducts([1, 2], AT),
  'sweep of payments': ({ payments }) => payments.listDue(AT, 50),
  'sweep of refunds': ({ refunds }) => refunds.listDue(AT, 50),
  'sweep of disputes': ({ disputes }) => disputes.listDue(AT, 50),
  'events to work': ({ inbox }) => inbox.listDue(AT, 50),
  'mails to send': ({ outbox }) => outbox.lease({ now: AT, until: AT, limit: 10 }),
  'receipts to withdraw': ({ outbox }) => outbox.withdrawReceipts('ord_1', AT),
};

/** An index in the order of the page, until the page is full; and the page itself. */
const WALKS: Record<string, string[]> = {
  'history of everybody': ['SCAN payments USING INDEX payments_by_age', 'SCAN page'],
  'history of a buyer': ['SCAN page'],
};
/** What waits is neither read whole nor sorted for the few that are taken. */
const MAILS_TO_SEND = [
  'SEARCH outbox USING INDEX sqlite_autoindex_outbox_1 (id=?)',
  'SEARCH outbox USING INDEX outbox_waiting (priority=? AND next_attempt_at<?)',
];

let folder: TestDatabase;
let connection: Kysely<Schema>;
let database: Database;
let queries: CompiledQuery[] = [];

// PostgreSQL reads small tables whole whatever indexes they have; the indexes are the same.
describe.skipIf(Boolean(process.env.TEST_POSTGRES_URL))('no read that must stay fast walks a table', () => {
  beforeAll(async () => {
    folder = await createTestDatabase();
    const dialect = createDialect({ kind: 'sqlite', file: path.join(folder.folder, 'payments.db') });
    connection = new Kysely<Schema>({ dialect, log: ({ query }) => void queries.push(query) });
    await migrateToLatest(connection);
    database = createDatabase(connection);
  });
  afterAll(async () => {
    await connection.destroy();
    await folder.drop();
  });

  test.each(Object.entries(CALLS))('%s', async (name, call) => {
    queries = [];
    await call(database);
    const asked = queries.filter(({ sql }) => /^(select|update|delete)/.test(sql));
    expect(asked.length).toBeGreaterThan(0);
    const steps: string[] = [];
    for (const { sql, parameters } of asked) {
      const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
      steps.push(...(await connection.executeQuery<{ detail: string }>(plan)).rows.map(({ detail }) => detail));
    }
    const scans = steps.filter((step) => step.startsWith('SCAN') && !WALKS[name]?.includes(step));
    expect(scans, steps.join('\n')).toEqual([]);
    if (name === 'mails to send') {
      expect(new Set(steps.filter((step) => /SEARCH|B-TREE/.test(step)))).toEqual(new Set(MAILS_TO_SEND));
    }
  });
});
