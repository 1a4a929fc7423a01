import type { Kysely } from 'kysely';

/** Money that goes back: refunds, disputes, what waits for support; and the timeline that tells of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('order_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('order_events_by_order').on('order_events').columns(['order_id', 'at']).execute();

  await schema
    .createTable('refund_queue')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payments.id'))
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('resolved_by', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('resolved_at', 'text')
    .addUniqueConstraint('refund_queue_once', ['payment_id', 'reason'])
    .execute();
  await schema.createIndex('refund_queue_by_state').on('refund_queue').columns(['state', 'created_at']).execute();
  await schema.createIndex('refund_queue_by_order').on('refund_queue').column('order_id').execute();

  await schema
    .createTable('refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payments.id'))
    .addColumn('queue_id', 'text', (column) => column.references('refund_queue.id'))
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('local_amount', 'integer')
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('provider_refund_id', 'text')
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('requested_by', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .addColumn('next_check_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('refunds_provider_id', ['payment_id', 'provider_refund_id'])
    .execute();
  await schema.createIndex('refunds_by_order').on('refunds').column('order_id').execute();
  await schema.createIndex('refunds_due').on('refunds').columns(['state', 'next_check_at']).execute();

  await schema
    .createTable('disputes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payments.id'))
    .addColumn('provider_dispute_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('closed_at', 'text')
    .addColumn('next_check_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('disputes_provider_id', ['payment_id', 'provider_dispute_id'])
    .execute();
  await schema.createIndex('disputes_by_order').on('disputes').column('order_id').execute();
  await schema.createIndex('disputes_due').on('disputes').columns(['state', 'next_check_at']).execute();

  // What support decided about an item's access; null: the money decides.
  await schema.alterTable('entitlements').addColumn('decision', 'text').execute();
  // A mail may be about one refund.
  await schema.alterTable('outbox').addColumn('refund_id', 'text').execute();
  // When the order page was first opened by its link: who paid and never came is looked after.
  await schema.alterTable('orders').addColumn('opened_at', 'text').execute();
  await schema.createIndex('outbox_by_order').on('outbox').column('order_id').execute();
}
