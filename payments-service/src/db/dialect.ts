import { mkdirSync } from 'node:fs';
import path from 'node:path';
import BetterSqlite from 'better-sqlite3';
import {
  CompiledQuery,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  type SqliteDatabase,
  type SqliteDialectConfig,
} from 'kysely';
import pg from 'pg';

export type DatabaseLocation = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

const INT8 = 20;

/**
 * The one place that knows what SQLite and PostgreSQL disagree on.
 * The rest keeps to what they share: text, integers, no booleans, instants as text.
 */
export function createDialect(location: DatabaseLocation): Dialect {
  return location.kind === 'sqlite' ? sqliteDialect(location.file) : postgresDialect(location.url);
}

/** SQLite lets one transaction write at a time; PostgreSQL many, and shares their waits for the disk by itself. */
export function hasOneWriter<Schema>(db: Kysely<Schema>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/**
 * Takes the write lock at the start. A transaction that reads first and then writes would fail with SQLITE_BUSY_SNAPSHOT,
 * which no waiting helps against, where another process (the command line) has written in between.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

function sqliteDialect(file: string): Dialect {
  const config: SqliteDialectConfig = {
    database: () => {
      mkdirSync(path.dirname(file), { recursive: true });
      const database = new BetterSqlite(file);
      database.pragma('journal_mode = WAL');
      database.pragma('synchronous = FULL');
      database.pragma('foreign_keys = ON');
      database.pragma('busy_timeout = 5000');
      return Promise.resolve(withKeptStatements(database));
    },
  };
  const dialect = new SqliteDialect(config);
  return {
    createDriver: () => new ImmediateDriver(config),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

const KEPT_STATEMENTS = 500;

/** Parses a statement once: a payment runs dozens of them, always the same. Each is run to its end before the next. */
function withKeptStatements(database: BetterSqlite.Database): SqliteDatabase {
  const kept = new Map<string, BetterSqlite.Statement>();
  return {
    prepare(sql) {
      const statement = kept.get(sql) ?? database.prepare(sql);
      if (kept.size < KEPT_STATEMENTS) kept.set(sql, statement);
      return statement;
    },
    close: () => void database.close(),
  };
}

function postgresDialect(connectionString: string): Dialect {
  // bigint and counts come as text; ours (file sizes, counts) are safe integers.
  const types: pg.CustomTypesConfig = {
    getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
  };
  const pool = new pg.Pool({ connectionString, types, max: 10, connectionTimeoutMillis: 5_000 });
  // A connection that the server ended, idle or between two queries of a transaction: the pool replaces it, the next
  // query fails, and without listeners the process would die.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
