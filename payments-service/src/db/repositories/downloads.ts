import type { Kysely } from 'kysely';
import type { DownloadStore } from '../../delivery/ports';
import type { Schema } from '../schema';

export function createDownloadRepository(db: Kysely<Schema>): DownloadStore {
  return {
    async issue(download) {
      await db
        .insertInto('download_log')
        .values({
          id: download.id,
          order_id: download.orderId,
          deliverable_id: download.deliverableId,
          version_id: download.versionId,
          issued_at: download.issuedAt,
          first_requested_at: null,
          requests: 0,
        })
        .execute();
    },

    async find(id) {
      const row = await db.selectFrom('download_log').selectAll().where('id', '=', id).executeTakeFirst();
      return (
        row && {
          id: row.id,
          orderId: row.order_id,
          deliverableId: row.deliverable_id,
          versionId: row.version_id,
          issuedAt: row.issued_at,
        }
      );
    },

    async recordRequest(id, at) {
      await db
        .updateTable('download_log')
        .set((update) => ({
          requests: update('requests', '+', 1),
          first_requested_at: update.fn.coalesce('first_requested_at', update.val(at)),
        }))
        .where('id', '=', id)
        .execute();
    },
  };
}
