import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';

interface SqliteConnection {
  pragma(statement: string): unknown;
  function(name: string, options: { deterministic: boolean }, body: (value: unknown) => unknown): unknown;
}

/** SQLite's own lower() knows ASCII only: a search for 'ÉCLAT' has to find 'éclat'. */
const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

/** An error tells its statement without the values: messages and addresses do not belong into the log. */
const WITHOUT_VALUES = { compileSqlOnError: false };

/** SQLite below DATA_DIR, or PostgreSQL when CMS_DATABASE_URL is set. */
export default ({ env }: Core.Config.Shared.ConfigParams) => {
  const url = env('CMS_DATABASE_URL');
  if (url) {
    return {
      connection: {
        client: 'postgres',
        connection: { connectionString: url },
        pool: { min: 0, max: 10 },
        ...WITHOUT_VALUES,
      },
    };
  }

  return {
    connection: {
      client: 'sqlite',
      connection: { filename: join(resolve(env('DATA_DIR', '../data')), 'cms', 'cms.db') },
      useNullAsDefault: true,
      ...WITHOUT_VALUES,
      pool: {
        afterCreate(connection: SqliteConnection, done: (error: Error | null, connection: SqliteConnection) => void) {
          connection.pragma('journal_mode = WAL');
          connection.function('lower', { deterministic: true }, lower);
          done(null, connection);
        },
      },
    },
  };
};
