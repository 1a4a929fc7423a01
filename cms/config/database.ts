import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';

interface SqliteConnection {
  pragma(statement: string): unknown;
}

/** SQLite below DATA_DIR, or PostgreSQL when CMS_DATABASE_URL is set. */
export default ({ env }: Core.Config.Shared.ConfigParams) => {
  const url = env('CMS_DATABASE_URL');
  if (url) {
    return { connection: { client: 'postgres', connection: { connectionString: url }, pool: { min: 0, max: 10 } } };
  }

  return {
    connection: {
      client: 'sqlite',
      connection: { filename: join(resolve(env('DATA_DIR', '../data')), 'cms', 'cms.db') },
      useNullAsDefault: true,
      pool: {
        afterCreate(connection: SqliteConnection, done: (error: Error | null, connection: SqliteConnection) => void) {
          connection.pragma('journal_mode = WAL');
          done(null, connection);
        },
      },
    },
  };
};
