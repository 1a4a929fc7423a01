import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openConnection } from './client';
import { migrateToLatest } from './migrate';

test('a transaction that reads first holds the write lock: another process cannot make it fail', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'payments-'));
  const file = path.join(folder, 'payments.db');
  const connection = openConnection({ kind: 'sqlite', file });
  await migrateToLatest(connection);
  const other = new BetterSqlite(file, { timeout: 0 });
  const write = () => other.exec(`insert into counters (name, value) values ('other', 1)`);

  await connection.transaction().execute(async (transaction) => {
    await transaction.selectFrom('orders').selectAll().execute();
    expect(write).toThrow(/locked/);
    await transaction.insertInto('counters').values({ name: 'ours', value: 1 }).execute();
  });
  write();
  expect(await connection.selectFrom('counters').select('name').orderBy('name').execute()).toEqual([
    { name: 'other' },
    { name: 'ours' },
  ]);
  other.close();
  await connection.destroy();
  await rm(folder, { recursive: true });
});
