import { sql, type Kysely } from 'kysely';
import type { FigureStore } from '../../metrics/ports';
import type { Schema } from '../schema';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const counted = sql<number>`count(*)`.as('count');

/** Counts by index over the last hour alone, so that a shop with millions of orders can be asked every few seconds. */
export function createFigures(db: Kysely<Schema>): FigureStore {
  return {
    async read(now) {
      const since = new Date(now.getTime() - HOUR_MS).toISOString();
      const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
      const [payments, orders, outbox, refused, returned, queue] = await Promise.all([
        db
          .selectFrom('payments')
          .where('created_at', '>=', since)
          .groupBy(['method', 'state'])
          .select(['method', 'state', counted])
          .execute(),
        db
          .selectFrom('orders')
          .where('id', 'in', (query) =>
            query.selectFrom('payments').select('order_id').where('payments.created_at', '>=', since),
          )
          .groupBy('state')
          .select(['state', counted])
          .execute(),
        db
          .selectFrom('outbox')
          .where('state', 'in', ['pending', 'sending'])
          .select(({ fn }) => [counted, fn.min('created_at').as('oldestAt')])
          .executeTakeFirstOrThrow(),
        db.selectFrom('outbox').where('state', '=', 'refused').select(counted).executeTakeFirstOrThrow(),
        db.selectFrom('mail_events').where('received_at', '>=', dayAgo).select(counted).executeTakeFirstOrThrow(),
        db.selectFrom('refund_queue').where('state', '=', 'open').select(counted).executeTakeFirstOrThrow(),
      ]);
      return {
        orders,
        payments,
        outbox: { depth: outbox.count, oldestAt: outbox.oldestAt, refused: refused.count },
        mailsReturned: returned.count,
        refundQueue: queue.count,
      };
    },
  };
}
