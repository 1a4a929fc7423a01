import type { Kysely } from 'kysely';

/** What became of mails after a server took them, and how providers and workers fare. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('mail_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('job_id', 'text')
    .addColumn('mail_kind', 'text')
    .addColumn('order_id', 'text')
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('mail_events_event', ['provider', 'event_id'])
    .addUniqueConstraint('mail_events_token', ['provider', 'token'])
    .execute();
  await schema.createIndex('mail_events_by_order').on('mail_events').column('order_id').execute();
  await schema.createIndex('mail_events_by_recipient').on('mail_events').columns(['recipient', 'mail_kind']).execute();
  await schema.createIndex('mail_events_newest').on('mail_events').column('received_at').execute();
  // A person asked for this mail: it goes out also to an address that bounced.
  await schema
    .alterTable('outbox')
    .addColumn('by_hand', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();

  await schema
    .createTable('health')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('last_run_at', 'text')
    .addColumn('last_error', 'text')
    .addColumn('last_error_at', 'text')
    .execute();
  await schema.createIndex('webhook_inbox_newest').on('webhook_inbox').columns(['provider', 'received_at']).execute();
}
