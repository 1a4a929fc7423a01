import type { Kysely } from 'kysely';

/** What came in from providers, what has to go out by mail, and the limits of the public forms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('webhook_inbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('provider_payment_id', 'text')
    .addColumn('payment_id', 'text')
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('handled_at', 'text')
    .addColumn('note', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addUniqueConstraint('webhook_inbox_event', ['provider', 'event_id'])
    .execute();
  await schema
    .createIndex('webhook_inbox_due')
    .on('webhook_inbox')
    .columns(['handled_at', 'next_attempt_at'])
    .execute();

  await schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('dedupe_key', 'text', (column) => column.notNull().unique())
    .addColumn('order_id', 'text', (column) => column.references('orders.id'))
    .addColumn('email', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .execute();
  await schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute();

  await schema
    .createTable('mail_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('job_id', 'text', (column) => column.notNull().references('outbox.id'))
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('response', 'text', (column) => column.notNull())
    .addColumn('accepted_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('mail_log_by_job').on('mail_log').column('job_id').execute();

  await schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('window_start', 'text', (column) => column.notNull())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('rate_limits_window', ['key', 'window_start'])
    .execute();
}
