import type { Kysely } from 'kysely';

/** Invoices as they were issued, and the corrections of a buyer's particulars. Rows are added, never changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('invoices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .addColumn('printed_number', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull().unique().references('orders.id'))
    .addColumn('issued_at', 'text', (column) => column.notNull())
    .addColumn('seller', 'text', (column) => column.notNull())
    .addColumn('buyer', 'text', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('subtotal', 'integer', (column) => column.notNull())
    .addColumn('tax', 'integer', (column) => column.notNull())
    .addColumn('tax_percent', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('payment_method', 'text', (column) => column.notNull())
    .addColumn('local_currency', 'text')
    .addColumn('local_amount', 'integer')
    .addColumn('local_rate', 'double precision')
    .execute();

  await schema
    .createTable('invoice_corrections')
    .addColumn('invoice_id', 'text', (column) => column.notNull().references('invoices.id'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('issued_at', 'text', (column) => column.notNull())
    .addColumn('company', 'text')
    .addColumn('tax_id', 'text')
    .addPrimaryKeyConstraint('invoice_corrections_revision', ['invoice_id', 'revision'])
    .execute();
}
