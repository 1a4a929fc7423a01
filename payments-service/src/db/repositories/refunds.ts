import { z } from 'zod';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { RefundStore } from '../../refunds/ports';
import type { Refund } from '../../refunds/refund';
import type { RefundsTable } from '../reversals-schema';
import type { Schema } from '../schema';

const linesSchema = z.array(z.object({ orderItemId: z.string(), amount: z.number().int() }));

export function createRefundRepository(db: Kysely<Schema>): RefundStore {
  const rows = () => db.selectFrom('refunds').selectAll();
  const one = async (query: ReturnType<typeof rows>) => {
    const row = await query.executeTakeFirst();
    return row && toRefund(row);
  };

  return {
    async lockPayment(paymentId) {
      // A write takes the row's lock in PostgreSQL and the database's in SQLite.
      await db.updateTable('payments').set({ id: paymentId }).where('id', '=', paymentId).execute();
    },

    find: (id) => one(rows().where('id', '=', id)),
    findByKey: (idempotencyKey) => one(rows().where('idempotency_key', '=', idempotencyKey)),

    async listByOrder(orderId) {
      const found = await rows().where('order_id', '=', orderId).orderBy('created_at', 'desc').execute();
      return found.map(toRefund);
    },

    async listByPayment(paymentId) {
      const found = await rows().where('payment_id', '=', paymentId).orderBy('created_at').execute();
      return found.map(toRefund);
    },

    async insert(refund) {
      const inserted = await db
        .insertInto('refunds')
        .values(fromRefund(refund))
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .executeTakeFirst();
      return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    async update(id, change) {
      await db
        .updateTable('refunds')
        .set({
          state: change.state,
          provider_refund_id: change.providerRefundId,
          failure: change.failure,
          done_at: change.doneAt,
          next_check_at: change.nextCheckAt,
        })
        .where('id', '=', id)
        .execute();
    },

    async listDue(now, limit) {
      const query = rows()
        .where('state', 'in', ['requested', 'pending'])
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(limit);
      return (await query.execute()).map(toRefund);
    },

    async postpone(id, nextCheckAt) {
      await db
        .updateTable('refunds')
        .set((update) => ({ next_check_at: nextCheckAt, attempts: update('attempts', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },
  };
}

export function toRefund(row: Selectable<RefundsTable>): Refund {
  return {
    id: row.id,
    orderId: row.order_id,
    paymentId: row.payment_id,
    queueId: row.queue_id,
    amount: row.amount,
    localAmount: row.local_amount,
    lines: linesSchema.parse(JSON.parse(row.lines)),
    reason: row.reason,
    state: row.state,
    providerRefundId: row.provider_refund_id,
    idempotencyKey: row.idempotency_key,
    requestHash: row.request_hash,
    requestedBy: row.requested_by,
    failure: row.failure,
    attempts: row.attempts,
    createdAt: row.created_at,
    doneAt: row.done_at,
    nextCheckAt: row.next_check_at,
  };
}

function fromRefund(refund: Refund): Insertable<RefundsTable> {
  return {
    id: refund.id,
    order_id: refund.orderId,
    payment_id: refund.paymentId,
    queue_id: refund.queueId,
    amount: refund.amount,
    local_amount: refund.localAmount,
    lines: JSON.stringify(refund.lines),
    reason: refund.reason,
    state: refund.state,
    provider_refund_id: refund.providerRefundId,
    idempotency_key: refund.idempotencyKey,
    request_hash: refund.requestHash,
    requested_by: refund.requestedBy,
    failure: refund.failure,
    attempts: refund.attempts,
    created_at: refund.createdAt,
    done_at: refund.doneAt,
    next_check_at: refund.nextCheckAt,
  };
}
