import type { Kysely } from 'kysely';

/** What the buyer enters beside the billing details, what an attempt was for, and the declines that guards count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  for (const column of ['company', 'tax_id', 'consent_version', 'consent_text', 'consent_at']) {
    await schema.alterTable('orders').addColumn(column, 'text').execute();
  }
  for (const column of ['input', 'contents_key', 'client_key']) {
    await schema.alterTable('payments').addColumn(column, 'text').execute();
  }
  await schema.alterTable('webhook_inbox').addColumn('decline_id', 'text').execute();

  await schema
    .createTable('declines')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payments.id'))
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('client_key', 'text')
    .addColumn('email_key', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('declines_by_time').on('declines').column('at').execute();
  await schema.createIndex('declines_by_payment').on('declines').column('payment_id').execute();
  await schema.createIndex('declines_by_client').on('declines').columns(['client_key', 'at']).execute();
  await schema.createIndex('declines_by_email').on('declines').columns(['email_key', 'at']).execute();
  await schema.createIndex('order_items_by_product').on('order_items').column('product_id').execute();
}
