import type { Kysely } from 'kysely';

/** Orders, what they sold, and the attempts to pay them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('counters')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'integer', (column) => column.notNull())
    .execute();

  await schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .addColumn('checkout_id', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('subtotal', 'integer', (column) => column.notNull())
    .addColumn('tax', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('payment_method', 'text', (column) => column.notNull())
    .addColumn('browser_key', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('link_version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('paid_at', 'text')
    .addColumn('access_expires_at', 'text')
    .execute();
  await schema.createIndex('orders_by_browser').on('orders').columns(['browser_key', 'created_at']).execute();
  await schema.createIndex('orders_by_email').on('orders').columns(['email_key', 'created_at']).execute();

  await schema
    .createTable('order_items')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('unit_price', 'integer', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('deliverable_ids', 'text', (column) => column.notNull())
    .addUniqueConstraint('order_items_position', ['order_id', 'position'])
    .execute();

  await schema
    .createTable('request_keys')
    .addColumn('request_key', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .execute();

  await schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_payment_id', 'text')
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('local_currency', 'text')
    .addColumn('local_amount', 'integer')
    .addColumn('local_rate', 'double precision')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('failure_code', 'text')
    .addColumn('failure_message', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('next_check_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('payments_attempt', ['order_id', 'attempt'])
    .addUniqueConstraint('payments_provider_id', ['provider', 'provider_payment_id'])
    .execute();
  await schema.createIndex('payments_due').on('payments').columns(['state', 'next_check_at']).execute();
}
