import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { sql, type Kysely, type Transaction } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openConnection } from './client';
import { migrateToLatest } from './migrate';
import type { Schema } from './schema';
import { shareCommits } from './shared-commits';

let folder: string;
let connection: Kysely<Schema>;
let other: BetterSqlite.Database;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'payments-'));
  const file = path.join(folder, 'payments.db');
  connection = openConnection({ kind: 'sqlite', file });
  await migrateToLatest(connection);
  other = new BetterSqlite(file);
});
afterEach(async () => {
  other.close();
  await connection.destroy();
  await rm(folder, { recursive: true });
});

const write = (name: string) => async (transaction: Transaction<Schema>) => {
  await transaction.insertInto('counters').values({ name, value: 1 }).execute();
  return name;
};
/** What a reader outside sees. */
const committed = () => other.prepare('select name from counters order by name').pluck().all();

test('transactions of one turn are committed together, and answered after it', async () => {
  const transact = shareCommits(connection);
  const first = transact(write('first'));
  const second = transact(async (transaction) => {
    expect(committed()).toEqual([]);
    return write('second')(transaction);
  });
  expect(await first).toBe('first');
  expect(committed()).toEqual(['first', 'second']);
  expect(await second).toBe('second');
  expect(await transact(write('third'))).toBe('third');
});

test('one that is asked for a turn later is committed with them', async () => {
  const transact = shareCommits(connection);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const first = transact(write('first'));
  await turn();
  const second = transact(async (transaction) => {
    expect(committed()).toEqual([]);
    return write('second')(transaction);
  });
  await first;
  expect(committed()).toEqual(['first', 'second']);
  await second;
});

test('one that fails is undone alone', async () => {
  const transact = shareCommits(connection);
  const results = await Promise.allSettled([
    transact(write('first')),
    transact(async (transaction) => {
      await write('half')(transaction);
      throw new Error('changed my mind');
    }),
    transact(write('first')),
    transact(write('last')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(committed()).toEqual(['first', 'last']);
});

test('where the commit fails, nobody is told of success', async () => {
  const transact = shareCommits(connection);
  const results = await Promise.allSettled([
    transact(write('first')),
    transact(async (transaction) => {
      await sql`pragma defer_foreign_keys = on`.execute(transaction);
      await transaction.insertInto('request_keys').values({ request_key: 'key', order_id: 'none' }).execute();
    }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(committed()).toEqual([]);
  expect(await transact(write('next'))).toBe('next');
});
