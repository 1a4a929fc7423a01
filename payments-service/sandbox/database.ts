import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';

export type SandboxDatabase = Database.Database;

// Providers' objects are kept as the JSON that the provider answers; what is searched for has a column.
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS objects (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, type TEXT NOT NULL, parent TEXT, body TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS objects_by_type ON objects (type, seq);
  CREATE INDEX IF NOT EXISTS objects_by_parent ON objects (parent, type);
  CREATE TABLE IF NOT EXISTS idempotent_answers (
    key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, request_id TEXT NOT NULL, status INTEGER NOT NULL,
    body TEXT NOT NULL, created_at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS requests (
    id TEXT PRIMARY KEY, at INTEGER NOT NULL, method TEXT NOT NULL, path TEXT NOT NULL, status INTEGER NOT NULL,
    idempotency_key TEXT, api_version TEXT, replayed INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS events (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, provider TEXT NOT NULL, type TEXT NOT NULL,
    subject TEXT NOT NULL, created_at INTEGER NOT NULL, body TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT, event_id TEXT NOT NULL REFERENCES events (id), subject TEXT NOT NULL,
    state TEXT NOT NULL, due_at INTEGER NOT NULL, give_up_at INTEGER NOT NULL, attempts INTEGER NOT NULL,
    last_status INTEGER, last_error TEXT, delivered_at INTEGER
  );
  CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (state, due_at);
  CREATE TABLE IF NOT EXISTS schedule (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, subject TEXT NOT NULL, due_at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS schedule_due ON schedule (due_at);
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
`;

/** Opens (and makes, if missing) the sandbox's database file; `:memory:` for tests. */
export function openDatabase(path: string): SandboxDatabase {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = new Database(path);
  database.pragma('journal_mode = WAL');
  // Survives a killed process; only a power cut could lose the last moments, and nothing here is real money.
  database.pragma('synchronous = NORMAL');
  database.pragma('busy_timeout = 5000');
  database.exec(SCHEMA);
  keepStatements(database);
  return database;
}

/** Parses a statement once: the sandbox runs the same few for every call, each to its end before the next. */
function keepStatements(database: SandboxDatabase): void {
  const kept = new Map<string, Database.Statement>();
  const prepare = database.prepare.bind(database);
  database.prepare = ((sql: string) => {
    const statement = kept.get(sql) ?? prepare(sql);
    kept.set(sql, statement);
    return statement;
  }) as SandboxDatabase['prepare'];
}
