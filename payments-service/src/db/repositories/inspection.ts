import type { Kysely, Selectable } from 'kysely';
import type { InspectedEvent, Inspection } from '../../cli/inspection';
import type { Schema, WebhookInboxTable } from '../schema';
import { toPayment } from './payments';
import { toEvent } from './webhook-inbox';

export function createInspectionRepository(db: Kysely<Schema>): Inspection {
  const events = () => db.selectFrom('webhook_inbox').selectAll();
  const list = async (query: ReturnType<typeof events>) =>
    (await query.orderBy('received_at').orderBy('id').execute()).map(toInspected);

  return {
    async findOrderId(idOrNumber) {
      const number = Number(idOrNumber);
      const row = await db
        .selectFrom('orders')
        .select('id')
        .where((where) =>
          where.or([
            where('id', '=', idOrNumber),
            ...(Number.isSafeInteger(number) && number < 2 ** 31 ? [where('number', '=', number)] : []),
          ]),
        )
        .executeTakeFirst();
      return row?.id;
    },

    async attemptsOf(orderId) {
      const rows = await db
        .selectFrom('payments')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('attempt')
        .execute();
      return rows.map(toPayment);
    },

    async mailsOf(orderId) {
      return db
        .selectFrom('outbox')
        .leftJoin('mail_log', 'mail_log.job_id', 'outbox.id')
        .select([
          'outbox.id as jobId',
          'outbox.kind',
          'outbox.state',
          'outbox.attempts',
          'outbox.created_at as createdAt',
          'mail_log.accepted_at as acceptedAt',
          'mail_log.response',
          'outbox.last_error as lastError',
        ])
        .where('outbox.order_id', '=', orderId)
        .orderBy('outbox.created_at')
        .execute();
    },

    eventsOf: (orderId) =>
      list(
        events().where((where) => {
          const ours = where.selectFrom('payments').where('payments.order_id', '=', orderId);
          return where.or([
            where('payment_id', 'in', ours.select('payments.id')),
            where('provider_payment_id', 'in', ours.select('payments.provider_payment_id')),
          ]);
        }),
      ),

    async findEvent(id) {
      const row = await events()
        .where((where) => where.or([where('id', '=', id), where('event_id', '=', id)]))
        .executeTakeFirst();
      return row && toInspected(row);
    },

    eventsById: async (ids) => (ids.length === 0 ? [] : list(events().where('id', 'in', ids))),
    waitingEvents: () => list(events().where('handled_at', 'is', null)),
  };
}

function toInspected(row: Selectable<WebhookInboxTable>): InspectedEvent {
  return { ...toEvent(row), handledAt: row.handled_at, note: row.note, lastError: row.last_error };
}
