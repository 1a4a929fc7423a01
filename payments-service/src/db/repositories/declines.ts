import type { Kysely } from 'kysely';
import type { DeclineStore } from '../../orders/ports';
import type { Schema } from '../schema';

export function createDeclineRepository(db: Kysely<Schema>): DeclineStore {
  return {
    async add(decline) {
      const added = await db
        .insertInto('declines')
        .values({
          id: decline.id,
          payment_id: decline.paymentId,
          order_id: decline.orderId,
          at: decline.at,
          client_key: decline.clientKey,
          email_key: decline.emailKey,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return Boolean(added.numInsertedOrUpdatedRows);
    },

    async countOfPayment(paymentId) {
      const { count } = await db
        .selectFrom('declines')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('payment_id', '=', paymentId)
        .executeTakeFirstOrThrow();
      return count;
    },

    async listOfBuyer({ clientKey, emailKey }, since) {
      const rows = await db
        .selectFrom('declines')
        .select(['client_key', 'email_key', 'at'])
        .where((where) => where.or([where('client_key', '=', clientKey), where('email_key', '=', emailKey)]))
        .where('at', '>', since)
        .orderBy('at', 'desc')
        .execute();
      return rows.map((row) => ({
        at: row.at,
        byClient: row.client_key === clientKey,
        byEmail: row.email_key === emailKey,
      }));
    },

    async mostOfProducts(productIds, since) {
      if (productIds.length === 0) return 0;
      // A cross join is read in this order by SQLite: the declines of the hour are few, the orders of a product many.
      const row = await db
        .selectFrom('declines')
        .crossJoin('order_items')
        .whereRef('order_items.order_id', '=', 'declines.order_id')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('order_items.product_id', 'in', productIds)
        .where('declines.at', '>', since)
        .groupBy('order_items.product_id')
        .orderBy('count', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.count ?? 0;
    },
  };
}
