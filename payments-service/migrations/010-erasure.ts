import type { Kysely } from 'kysely';

/** When a buyer's personal data was taken out of the order on request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('erased_at', 'text').execute();
}
