import type { Kysely } from 'kysely';

/** The comparisons with the providers: one row per run; a night is run once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('reconciliation_runs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('night', 'text', (column) => column.unique())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('report', 'text')
    .execute();
  await schema.createIndex('reconciliation_runs_newest').on('reconciliation_runs').column('started_at').execute();
  await schema.createIndex('payments_by_age').on('payments').columns(['created_at', 'id']).execute();
}
