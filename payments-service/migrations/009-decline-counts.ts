import type { Kysely } from 'kysely';

/** Only declines were counted by it, and for each new payment it led SQLite through every order of the product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('order_items_by_product').execute();
}
