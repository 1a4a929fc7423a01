import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

export interface TestDatabase {
  /** Set for the service: DATABASE_URL on PostgreSQL, empty on SQLite. */
  databaseUrl: string;
  /** Also the DATA_DIR: a folder of this test's own. */
  folder: string;
  drop(): Promise<void>;
}

/** A database of one test's own: SQLite in a temporary folder, or on the server of TEST_POSTGRES_URL. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'payments-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) return { databaseUrl: '', folder, drop: removeFolder };

  const name = `test_${randomBytes(8).toString('hex')}`;
  await query(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    folder,
    drop: async () => {
      await query(server, `drop database if exists ${name} with (force)`);
      await removeFolder();
    },
  };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
