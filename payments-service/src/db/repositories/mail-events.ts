import type { Kysely, Selectable } from 'kysely';
import type { MailEventStore, StoredMailEvent } from '../../delivery/mail-events';
import { newId } from '../../lib/ids';
import type { MailEventsTable } from '../health-schema';
import type { Schema } from '../schema';
import { emailKey } from './order-rows';

export function createMailEventRepository(db: Kysely<Schema>): MailEventStore {
  return {
    async findMail(jobId) {
      const row = await db
        .selectFrom('outbox')
        .select(['id', 'kind', 'order_id'])
        .where('id', '=', jobId)
        .executeTakeFirst();
      return row && { jobId: row.id, kind: row.kind, orderId: row.order_id };
    },

    async add(provider, event, mail, at) {
      const inserted = await db
        .insertInto('mail_events')
        .values({
          id: newId('mev'),
          provider,
          event_id: event.eventId,
          token: event.token,
          kind: event.kind,
          job_id: mail?.jobId ?? null,
          mail_kind: mail?.kind ?? null,
          order_id: mail?.orderId ?? null,
          recipient: emailKey(event.recipient),
          reason: event.reason,
          received_at: at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    async hasFailed(recipient, kind) {
      const row = await db
        .selectFrom('mail_events')
        .select('id')
        .where('recipient', '=', emailKey(recipient))
        .where('mail_kind', '=', kind)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async listByOrder(orderId) {
      const rows = await db
        .selectFrom('mail_events')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('received_at', 'desc')
        .execute();
      return rows.map(toMailEvent);
    },
  };
}

export function toMailEvent(row: Selectable<MailEventsTable>): StoredMailEvent {
  return {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    reason: row.reason,
    jobId: row.job_id,
    mailKind: row.mail_kind,
    orderId: row.order_id,
    receivedAt: row.received_at,
  };
}
