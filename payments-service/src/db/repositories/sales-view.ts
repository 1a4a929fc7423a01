import { sql, type Kysely } from 'kysely';
import type { Sale, SalesView } from '../../admin/ports';
import { PAID_STATES } from '../../orders/transitions';
import type { Schema } from '../schema';
import { toOrderItem } from './order-rows';
import { toRefund } from './refunds';

const REVERSED = PAID_STATES.filter((state) => state !== 'paid');

export function createSalesView(db: Kysely<Schema>): SalesView {
  return {
    /** Each item's share of its order as in refunds/shares: rounded down, the cents left over by what was lost. */
    async untouched({ productIds, since }) {
      const inOrders = productIds
        ? sql`and o.id in (select order_id from order_items where product_id in (${sql.join(productIds)}))`
        : sql``;
      const result = await sql<Sale>`
        with sold as (
          select o.id, i.product_id, i.position, o.total, substr(o.paid_at, 1, 10) as day,
            cast(i.unit_price as bigint) * i.quantity as weight
          from orders o join order_items i on i.order_id = o.id
          where o.state = 'paid' ${inOrders}
        ), whole as (
          select sold.*, cast(sum(weight) over (partition by id) as bigint) as whole from sold
        ), parts as (
          select whole.*, case when whole = 0 then 0 else weight * total / whole end as part,
            case when whole = 0 then 0 else weight * total % whole end as lost
          from whole
        ), ranked as (
          select parts.*, row_number() over (partition by id order by lost desc, position) as rank,
            case when whole = 0 then 0 else total - cast(sum(part) over (partition by id) as bigint) end as over
          from parts
        )
        select product_id as "productId", case when day < ${since} then '' else day end as day,
          count(distinct id) as purchases,
          cast(sum(part + case when rank <= over then 1 else 0 end) as bigint) as revenue
        from ranked group by 1, 2`.execute(db);
      return result.rows;
    },

    async untouchedByDay(since) {
      const day = sql<string>`substr(paid_at, 1, 10)`;
      const rows = await db
        .selectFrom('orders')
        .where('state', '=', 'paid')
        .where('paid_at', '>=', since)
        .groupBy(day)
        .select(({ fn }) => [
          day.as('day'),
          fn.countAll<number>().as('orders'),
          sql<number>`cast(sum(total) as bigint)`.as('revenue'),
        ])
        .execute();
      return rows;
    },

    async reversed({ productIds, paidSince }) {
      const orders = db
        .selectFrom('orders')
        .where('state', 'in', REVERSED)
        .$if(paidSince !== undefined, (query) => query.where('paid_at', '>=', paidSince ?? ''))
        .$if(productIds !== undefined, (query) =>
          query.where('id', 'in', (items) =>
            items
              .selectFrom('order_items')
              .select('order_id')
              .where('product_id', 'in', productIds ?? []),
          ),
        );
      const ids = orders.select('id');
      const [rows, items, refunds, disputes] = await Promise.all([
        orders.select(['id', 'total', 'paid_at']).execute(),
        db.selectFrom('order_items').selectAll().where('order_id', 'in', ids).orderBy('position').execute(),
        db
          .selectFrom('refunds')
          .selectAll()
          .where('order_id', 'in', ids)
          .where('payment_id', 'not in', stray(db))
          .execute(),
        db
          .selectFrom('disputes')
          .selectAll()
          .where('order_id', 'in', ids)
          .where('payment_id', 'not in', stray(db))
          .execute(),
      ]);
      const itemsOf = byOrder(items);
      const refundsOf = byOrder(refunds);
      const disputesOf = byOrder(disputes);
      return rows.map(({ id, total, paid_at: paidAt }) => ({
        orderId: id,
        day: (paidAt ?? '').slice(0, 10),
        paid: total,
        items: (itemsOf.get(id) ?? []).map(toOrderItem),
        refunds: (refundsOf.get(id) ?? []).map(toRefund),
        disputes: disputesOf.get(id) ?? [],
      }));
    },
  };
}

/** Payments that are not their order's: what refunds/paying-payment calls stray. */
function stray(db: Kysely<Schema>) {
  return db
    .selectFrom('refund_queue')
    .select('payment_id')
    .where('reason', '!=', 'overpaid')
    .where((row) => row.not(row.and([row('reason', '=', 'underpaid'), row('state', '=', 'dismissed')])));
}

function byOrder<Row extends { order_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.order_id, [...(groups.get(row.order_id) ?? []), row]);
  return groups;
}
