import type { Kysely } from 'kysely';

/** What was sold is looked up by product, and by the day on which it was paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('order_items_by_product').on('order_items').column('product_id').execute();
  await db.schema.createIndex('orders_by_payment').on('orders').columns(['state', 'paid_at']).execute();
}
