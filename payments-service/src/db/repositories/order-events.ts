import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { newId } from '../../lib/ids';
import type { NewOrderEvent, OrderEvents } from '../../timeline/ports';
import type { Schema } from '../schema';

export function createOrderEventRepository(db: Kysely<Schema>): OrderEvents {
  const insert = (id: string, { orderId, at, kind, actor, detail }: NewOrderEvent) =>
    db
      .insertInto('order_events')
      .values({ id, order_id: orderId, at, kind, actor, detail: JSON.stringify(detail) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();

  return {
    async add(event) {
      await insert(newId('oev'), event);
    },

    async addOnce(event, key) {
      const hash = createHash('sha256').update(`${event.orderId}\n${event.kind}\n${key}`).digest('hex');
      const inserted = await insert(`oev_${hash.slice(0, 24)}`, event);
      return Boolean(inserted.numInsertedOrUpdatedRows);
    },

    async listByOrder(orderId) {
      const rows = await db
        .selectFrom('order_events')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        orderId: row.order_id,
        at: row.at,
        kind: row.kind,
        actor: row.actor,
        detail: toDetail(row.detail),
      }));
    },
  };
}

function toDetail(json: string): Record<string, unknown> {
  const detail: unknown = JSON.parse(json);
  return typeof detail === 'object' && detail !== null ? { ...detail } : {};
}
