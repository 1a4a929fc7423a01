import type { Kysely, Selectable } from 'kysely';
import { newId } from '../../lib/ids';
import type { RefundQueue } from '../../refunds/ports';
import type { QueuedRefund, QueueState } from '../../refunds/refund';
import type { RefundQueueTable } from '../reversals-schema';
import type { Schema } from '../schema';

export function createRefundQueueRepository(db: Kysely<Schema>): RefundQueue {
  const rows = () => db.selectFrom('refund_queue').selectAll();
  const inState = (state: QueueState | undefined) =>
    rows().$if(state !== undefined, (query) => query.where('state', '=', state ?? 'open'));

  return {
    async add(entry) {
      await db
        .insertInto('refund_queue')
        .values({
          id: newId('rfq'),
          order_id: entry.orderId,
          payment_id: entry.paymentId,
          amount: entry.amount,
          reason: entry.reason,
          state: 'open',
          note: null,
          resolved_by: null,
          created_at: entry.at,
          resolved_at: null,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['payment_id', 'reason'])
            .doUpdateSet({ amount: entry.amount })
            .where('refund_queue.state', '=', 'open'),
        )
        .execute();
    },

    async find(id) {
      const row = await rows().where('id', '=', id).executeTakeFirst();
      return row && toQueued(row);
    },

    async listByOrder(orderId) {
      const found = await rows().where('order_id', '=', orderId).orderBy('created_at').execute();
      return found.map(toQueued);
    },

    async listByPayment(paymentId) {
      return (await rows().where('payment_id', '=', paymentId).execute()).map(toQueued);
    },

    async list({ state, limit, offset }) {
      const found = await inState(state).orderBy('created_at').orderBy('id').limit(limit).offset(offset).execute();
      return found.map(toQueued);
    },

    async count(state) {
      const { count } = await inState(state)
        .clearSelect()
        .select((query) => query.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    async resolve(id, from, to) {
      const updated = await db
        .updateTable('refund_queue')
        .set({ state: to.state, note: to.note, resolved_by: to.resolvedBy, resolved_at: to.resolvedAt })
        .where('id', '=', id)
        .where('state', '=', from)
        .executeTakeFirst();
      return updated.numUpdatedRows > 0n;
    },
  };
}

function toQueued(row: Selectable<RefundQueueTable>): QueuedRefund {
  return {
    id: row.id,
    orderId: row.order_id,
    paymentId: row.payment_id,
    amount: row.amount,
    reason: row.reason,
    state: row.state,
    note: row.note,
    resolvedBy: row.resolved_by,
    createdAt: row.created_at,
    resolvedAt: row.resolved_at,
  };
}
