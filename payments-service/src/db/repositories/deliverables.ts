import type { Kysely, Selectable } from 'kysely';
import type { DeliverableStore, DeliverableVersion } from '../../orders/ports';
import type { DeliverableVersionsTable, Schema } from '../schema';

export function createDeliverableRepository(db: Kysely<Schema>): DeliverableStore {
  return {
    async remember(versions, at) {
      if (versions.length === 0) return;
      await db
        .insertInto('deliverable_versions')
        .values(
          versions.map((version) => ({
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
        // Versions that were kept before notes were get theirs now.
        .onConflict((conflict) =>
          conflict
            .column('version_id')
            .doUpdateSet((update) => ({
              note: update.ref('excluded.note'),
              released_at: update.ref('excluded.released_at'),
            }))
            .where('deliverable_versions.released_at', 'is', null),
        )
        .execute();
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
