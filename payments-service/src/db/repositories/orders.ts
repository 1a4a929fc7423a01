import type { Kysely } from 'kysely';
import { PAID_STATES, statesBefore } from '../../orders/transitions';
import type { OrderStore } from '../../orders/ports';
import type { Schema } from '../schema';
import { nextNumber } from './counters';
import { emailKey, fromBuyer, fromNewOrder, fromOrderItems, toOrder, toOrderItem } from './order-rows';

const FIRST_ORDER_NUMBER = 1001;

export function createOrderRepository(db: Kysely<Schema>): OrderStore {
  const orders = () => db.selectFrom('orders').selectAll();
  const one = async (query: ReturnType<typeof orders>) => {
    const row = await query.executeTakeFirst();
    return row && toOrder(row);
  };

  return {
    find: (id) => one(orders().where('id', '=', id)),
    findByCheckoutId: (checkoutId) => one(orders().where('checkout_id', '=', checkoutId)),
    findByRequestKey: (requestKey) =>
      one(
        orders().where('id', '=', (query) =>
          query.selectFrom('request_keys').select('order_id').where('request_key', '=', requestKey),
        ),
      ),

    async items(orderId) {
      const rows = await db
        .selectFrom('order_items')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('position')
        .execute();
      return rows.map(toOrderItem);
    },

    async listByBrowser(browserKey, limit) {
      const query = orders().where('browser_key', '=', browserKey).orderBy('number', 'desc').limit(limit);
      return (await query.execute()).map(toOrder);
    },

    async listPaidByEmail(email, limit) {
      const query = orders()
        .where('email_key', '=', emailKey(email))
        .where('state', 'in', PAID_STATES)
        .orderBy('number', 'desc')
        .limit(limit);
      return (await query.execute()).map(toOrder);
    },

    async countItems(orderIds) {
      if (orderIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('order_items')
        .select(['order_id', (query) => query.fn.countAll<number>().as('count')])
        .where('order_id', 'in', orderIds)
        .groupBy('order_id')
        .execute();
      return new Map(rows.map((row) => [row.order_id, row.count]));
    },

    async insert(order, items) {
      const { id } = order;
      const inserted = await db
        .insertInto('orders')
        .values(fromNewOrder(order, await nextNumber(db, 'order_number', FIRST_ORDER_NUMBER)))
        .onConflict((conflict) => conflict.column('checkout_id').doNothing())
        .executeTakeFirst();
      if (!inserted.numInsertedOrUpdatedRows) return false;
      if (items.length > 0) await db.insertInto('order_items').values(fromOrderItems(id, items)).execute();
      return true;
    },

    async rememberRequestKey(requestKey, orderId) {
      await db
        .insertInto('request_keys')
        .values({ request_key: requestKey, order_id: orderId })
        .onConflict((conflict) => conflict.column('request_key').doNothing())
        .execute();
    },

    async replaceContents({ id, revision }, contents) {
      const updated = await db
        .updateTable('orders')
        .set({
          ...contents.totals,
          payment_method: contents.paymentMethod,
          state: 'created',
          revision: revision + 1,
        })
        .where('id', '=', id)
        .where('revision', '=', revision)
        .where('state', 'in', ['created', ...statesBefore('created')])
        .executeTakeFirst();
      if (!updated.numUpdatedRows) return false;
      await db.deleteFrom('order_items').where('order_id', '=', id).execute();
      if (contents.items.length > 0) {
        await db.insertInto('order_items').values(fromOrderItems(id, contents.items)).execute();
      }
      return true;
    },

    async updateBuyer(orderId, buyer) {
      await db
        .updateTable('orders')
        .set(fromBuyer(buyer))
        .where('id', '=', orderId)
        .where('state', 'not in', PAID_STATES)
        .execute();
    },

    async transition(orderId, to) {
      const updated = await db
        .updateTable('orders')
        .set({ state: to })
        .where('id', '=', orderId)
        .where('state', 'in', statesBefore(to))
        .executeTakeFirst();
      return updated.numUpdatedRows > 0n;
    },

    async reverse(orderId, to) {
      const updated = await db
        .updateTable('orders')
        .set({ state: to })
        .where('id', '=', orderId)
        .where('state', 'in', PAID_STATES)
        .where('state', '!=', to)
        .executeTakeFirst();
      return updated.numUpdatedRows > 0n;
    },

    async markPaid(orderId, { paidAt, accessExpiresAt, method, revision }) {
      const updated = await db
        .updateTable('orders')
        .set({ state: 'paid', paid_at: paidAt, access_expires_at: accessExpiresAt, payment_method: method })
        .where('id', '=', orderId)
        .where('paid_at', 'is', null)
        .where('state', 'in', statesBefore('paid'))
        .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
        .executeTakeFirst();
      return updated.numUpdatedRows > 0n;
    },

    async markOpened(orderId, at) {
      await db
        .updateTable('orders')
        .set({ opened_at: at })
        .where('id', '=', orderId)
        .where('opened_at', 'is', null)
        .execute();
    },

    async correctEmail({ id, linkVersion }, email) {
      const updated = await db
        .updateTable('orders')
        .set({ email, email_key: emailKey(email), link_version: linkVersion + 1 })
        .where('id', '=', id)
        .where('link_version', '=', linkVersion)
        .executeTakeFirst();
      return updated.numUpdatedRows > 0n;
    },

    async extendAccess(orderId, accessExpiresAt) {
      await db.updateTable('orders').set({ access_expires_at: accessExpiresAt }).where('id', '=', orderId).execute();
    },

    async renewLink({ id, linkVersion }, accessExpiresAt) {
      const updated = await db
        .updateTable('orders')
        .set({ link_version: linkVersion + 1, access_expires_at: accessExpiresAt })
        .where('id', '=', id)
        .where('link_version', '=', linkVersion)
        .executeTakeFirst();
      return updated.numUpdatedRows > 0n;
    },
  };
}
