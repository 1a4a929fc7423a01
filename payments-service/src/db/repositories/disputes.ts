import type { Kysely, Selectable } from 'kysely';
import type { DisputeStore } from '../../refunds/ports';
import type { Dispute } from '../../refunds/refund';
import type { DisputesTable } from '../reversals-schema';
import type { Schema } from '../schema';

export function createDisputeRepository(db: Kysely<Schema>): DisputeStore {
  const rows = () => db.selectFrom('disputes').selectAll();

  return {
    async listByOrder(orderId) {
      const found = await rows().where('order_id', '=', orderId).orderBy('created_at', 'desc').execute();
      return found.map(toDispute);
    },

    async listByPayment(paymentId) {
      return (await rows().where('payment_id', '=', paymentId).orderBy('created_at').execute()).map(toDispute);
    },

    async insert(dispute, nextCheckAt) {
      await db
        .insertInto('disputes')
        .values({
          id: dispute.id,
          order_id: dispute.orderId,
          payment_id: dispute.paymentId,
          provider_dispute_id: dispute.providerDisputeId,
          state: dispute.state,
          amount: dispute.amount,
          reason: dispute.reason,
          created_at: dispute.createdAt,
          closed_at: dispute.closedAt,
          next_check_at: nextCheckAt,
        })
        .execute();
    },

    async update(id, state, closedAt) {
      await db.updateTable('disputes').set({ state, closed_at: closedAt }).where('id', '=', id).execute();
    },

    async listDue(now, limit) {
      const query = rows().where('state', '=', 'open').where('next_check_at', '<=', now).orderBy('next_check_at');
      return (await query.limit(limit).execute()).map(toDispute);
    },

    async postpone(id, nextCheckAt) {
      await db.updateTable('disputes').set({ next_check_at: nextCheckAt }).where('id', '=', id).execute();
    },
  };
}

function toDispute(row: Selectable<DisputesTable>): Dispute {
  return {
    id: row.id,
    orderId: row.order_id,
    paymentId: row.payment_id,
    providerDisputeId: row.provider_dispute_id,
    state: row.state,
    amount: row.amount,
    reason: row.reason,
    createdAt: row.created_at,
    closedAt: row.closed_at,
  };
}
