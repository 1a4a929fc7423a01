import { Migrator, type Kysely } from 'kysely';
import { migrations } from '../../migrations/index';
import type { Schema } from './schema';

/** Brings the database to the newest schema. @throws what the failed migration threw */
export async function migrateToLatest(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
