import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A new database on the server, or undefined (SQLite) without one. */
export async function createDatabase(serverUrl: string | undefined): Promise<TestDatabase | undefined> {
  if (!serverUrl) return undefined;

  const name = `cms_test_${randomBytes(6).toString('hex')}`;
  await runOn(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: async () => runOn(serverUrl, `drop database ${name} with (force)`) };
}

async function runOn(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
