import type { Kysely } from 'kysely';
import { newId } from '../../lib/ids';
import type { EntitlementStore } from '../../orders/ports';
import type { Schema } from '../schema';
import { toIds } from './order-rows';

export function createEntitlementRepository(db: Kysely<Schema>): EntitlementStore {
  return {
    async grant(orderId, items, grantedAt) {
      if (items.length === 0) return;
      await db
        .insertInto('entitlements')
        .values(
          items.map((item) => ({
            id: newId('ent'),
            order_id: orderId,
            order_item_id: item.id,
            deliverable_ids: JSON.stringify(item.deliverableIds),
            granted_at: grantedAt,
            revoked_at: null,
          })),
        )
        .onConflict((conflict) => conflict.column('order_item_id').doNothing())
        .execute();
    },

    async listByOrder(orderId) {
      const rows = await db.selectFrom('entitlements').selectAll().where('order_id', '=', orderId).execute();
      return rows.map((row) => ({
        id: row.id,
        orderItemId: row.order_item_id,
        deliverableIds: toIds(row.deliverable_ids),
        revokedAt: row.revoked_at,
        decision: row.decision,
      }));
    },

    async setAccess(id, { revokedAt, decision }) {
      await db.updateTable('entitlements').set({ revoked_at: revokedAt, decision }).where('id', '=', id).execute();
    },
  };
}
