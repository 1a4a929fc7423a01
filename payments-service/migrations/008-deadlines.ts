import type { Kysely } from 'kysely';

/** Until when an attempt waits for the buyer's money, where the provider says so on creating it only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payments').addColumn('expires_at', 'text').execute();
}
