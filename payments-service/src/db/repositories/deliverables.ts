import type { Kysely, Selectable } from 'kysely';
import type { DeliverableStore, DeliverableVersion } from '../../orders/ports';
import type { DeliverableVersionsTable, Schema } from '../schema';

export function createDeliverableRepository(db: Kysely<Schema>): DeliverableStore {
  return {
    async remember(versions, at) {
      // Two products may share a file, and PostgreSQL refuses a key that stands twice in one statement.
      const once = [...new Map(versions.map((version) => [version.versionId, version])).values()];
      if (once.length === 0) return;
      await db
        .insertInto('deliverable_versions')
        .values(
          once.map((version) => ({
            version_id: version.versionId,
            deliverable_id: version.deliverableId,
            version: version.version,
            file_name: version.fileName,
            size: version.size,
            sha256: version.sha256,
            mime: version.mime,
            storage_key: version.storageKey,
            note: version.note,
            released_at: version.releasedAt,
            seen_at: at,
          })),
        )
        .onConflict((conflict) => conflict.column('version_id').doNothing())
        .execute();
      await completeOldOnes(db, once);
    },

    async newestOf(deliverableIds) {
      if (deliverableIds.length === 0) return [];
      const rows = await db
        .selectFrom('deliverable_versions')
        .selectAll()
        .where('deliverable_id', 'in', deliverableIds)
        .orderBy('version')
        .execute();
      const newest = new Map(rows.map((row) => [row.deliverable_id, toVersion(row)]));
      return [...newest.values()];
    },

    async findVersion(versionId) {
      const row = await db
        .selectFrom('deliverable_versions')
        .selectAll()
        .where('version_id', '=', versionId)
        .executeTakeFirst();
      return row && toVersion(row);
    },
  };
}

/** Versions that were kept before notes were get theirs now. Asked first: an update would lock what every checkout reads. */
async function completeOldOnes(db: Kysely<Schema>, versions: readonly DeliverableVersion[]): Promise<void> {
  const ids = versions.map(({ versionId }) => versionId);
  const old = await db
    .selectFrom('deliverable_versions')
    .select('version_id')
    .where('version_id', 'in', ids)
    .where('released_at', 'is', null)
    .execute();
  const missing = new Set(old.map((row) => row.version_id));
  for (const { versionId, note, releasedAt } of versions.filter((version) => missing.has(version.versionId))) {
    await db
      .updateTable('deliverable_versions')
      .set({ note, released_at: releasedAt })
      .where('version_id', '=', versionId)
      .execute();
  }
}

function toVersion(row: Selectable<DeliverableVersionsTable>): DeliverableVersion {
  return {
    deliverableId: row.deliverable_id,
    versionId: row.version_id,
    version: row.version,
    fileName: row.file_name,
    size: row.size,
    sha256: row.sha256,
    mime: row.mime,
    storageKey: row.storage_key,
    note: row.note,
    releasedAt: row.released_at,
  };
}
