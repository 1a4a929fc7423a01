import type { Kysely } from 'kysely';

/** What is new in a version of a file, since when there is one, and the mails that tell earlier buyers of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('deliverable_versions').addColumn('note', 'text').execute();
  await db.schema.alterTable('deliverable_versions').addColumn('released_at', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('version_id', 'text').execute();
  await db.schema.createIndex('outbox_by_version').on('outbox').column('version_id').execute();
}
