import { sql, type Kysely } from 'kysely';

/** Mails that wait are read in the order in which they go out, however many there are: notices of new versions last. */
export async function up(db: Kysely<{ outbox: { priority: number; kind: string } }>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.updateTable('outbox').set({ priority: 1 }).where('kind', '=', 'new_version').execute();
  await db.schema
    .createIndex('outbox_waiting')
    .on('outbox')
    .columns(['priority', 'next_attempt_at', 'state'])
    .where(sql.ref('done_at'), 'is', null)
    .execute();
}
