import type { Kysely } from 'kysely';
import { newId } from '../../lib/ids';
import type { OrderEvents } from '../../timeline/ports';
import type { Schema } from '../schema';

export function createOrderEventRepository(db: Kysely<Schema>): OrderEvents {
  return {
    async add(event) {
      await db
        .insertInto('order_events')
        .values({
          id: newId('oev'),
          order_id: event.orderId,
          at: event.at,
          kind: event.kind,
          actor: event.actor,
          detail: JSON.stringify(event.detail),
        })
        .execute();
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
