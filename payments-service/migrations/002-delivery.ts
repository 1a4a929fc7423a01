import type { Kysely } from 'kysely';

/** What buyers may download, and the record of the links they were given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('entitlements')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('order_item_id', 'text', (column) => column.notNull().unique().references('order_items.id'))
    .addColumn('deliverable_ids', 'text', (column) => column.notNull())
    .addColumn('granted_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .execute();
  await schema.createIndex('entitlements_by_order').on('entitlements').column('order_id').execute();

  await schema
    .createTable('deliverable_versions')
    .addColumn('version_id', 'text', (column) => column.primaryKey())
    .addColumn('deliverable_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('mime', 'text', (column) => column.notNull())
    .addColumn('storage_key', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('deliverable_versions_newest')
    .on('deliverable_versions')
    .columns(['deliverable_id', 'version'])
    .execute();

  await schema
    .createTable('download_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('deliverable_id', 'text', (column) => column.notNull())
    .addColumn('version_id', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'text', (column) => column.notNull())
    .addColumn('first_requested_at', 'text')
    .addColumn('requests', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('download_log_by_order').on('download_log').column('order_id').execute();
}
