import type { Kysely, Selectable } from 'kysely';
import { newId } from '../../lib/ids';
import type { StoredEvent, WebhookInbox } from '../../webhooks/ports';
import type { Schema, WebhookInboxTable } from '../schema';

export function createWebhookInboxRepository(db: Kysely<Schema>): WebhookInbox {
  return {
    async receive(provider, event, at) {
      await db
        .insertInto('webhook_inbox')
        .values({
          id: newId('evt'),
          provider,
          event_id: event.eventId,
          type: event.type,
          provider_payment_id: event.providerPaymentId,
          payment_id: event.paymentId,
          received_at: at,
          handled_at: null,
          note: null,
          attempts: 0,
          next_attempt_at: at,
          last_error: null,
          decline_id: event.declineId ?? null,
        })
        .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
        .execute();
      const row = await db
        .selectFrom('webhook_inbox')
        .selectAll()
        .where('provider', '=', provider)
        .where('event_id', '=', event.eventId)
        .executeTakeFirstOrThrow();
      return { event: toEvent(row), handled: row.handled_at !== null };
    },

    async listDue(now, limit) {
      const rows = await db
        .selectFrom('webhook_inbox')
        .selectAll()
        .where('handled_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(limit)
        .execute();
      return rows.map(toEvent);
    },

    async markHandled(id, at, note) {
      await db
        .updateTable('webhook_inbox')
        .set({ handled_at: at, note, last_error: null })
        .where('id', '=', id)
        .where('handled_at', 'is', null)
        .execute();
    },

    async retryAt(id, at, error) {
      await db
        .updateTable('webhook_inbox')
        .set((update) => ({ next_attempt_at: at, last_error: error, attempts: update('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('handled_at', 'is', null)
        .execute();
    },
  };
}

export function toEvent(row: Selectable<WebhookInboxTable>): StoredEvent {
  return {
    id: row.id,
    provider: row.provider,
    eventId: row.event_id,
    type: row.type,
    providerPaymentId: row.provider_payment_id,
    paymentId: row.payment_id,
    ...(row.decline_id === null ? {} : { declineId: row.decline_id }),
    receivedAt: row.received_at,
    attempts: row.attempts,
  };
}
