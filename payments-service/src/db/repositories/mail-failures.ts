import type { Kysely } from 'kysely';
import type { MailFailure } from '@kiln/contracts/admin-health-schema';
import type { Schema } from '../schema';

/** Mails that the server refused for good. */
export async function refusedMails(db: Kysely<Schema>, since: string, limit: number): Promise<MailFailure[]> {
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('orders', 'orders.id', 'outbox.order_id')
    .where('outbox.state', '=', 'refused')
    .where('outbox.created_at', '>=', since)
    .orderBy('outbox.created_at', 'desc')
    .limit(limit)
    .select(['outbox.id', 'outbox.kind', 'outbox.order_id', 'outbox.email', 'outbox.last_error', 'outbox.created_at'])
    .select(['orders.number', 'orders.email as buyer'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    what: 'refused' as const,
    kind: row.kind,
    orderId: row.order_id,
    orderNumber: row.number,
    recipient: row.email ?? row.buyer ?? '',
    reason: row.last_error ?? '',
    at: row.created_at,
    retriable: true,
  }));
}

/** Mails of ours that came back or were called spam, until the order is mailed again or the window ends. */
export async function returnedMails(db: Kysely<Schema>, since: string, limit: number): Promise<MailFailure[]> {
  const rows = await db
    .selectFrom('mail_events')
    .leftJoin('orders', 'orders.id', 'mail_events.order_id')
    .where('mail_events.received_at', '>=', since)
    .where('mail_events.job_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.order_id', '=', 'mail_events.order_id')
            .whereRef('outbox.kind', '=', 'mail_events.mail_kind')
            .whereRef('outbox.created_at', '>', 'mail_events.received_at'),
        ),
      ),
    )
    .orderBy('mail_events.received_at', 'desc')
    .limit(limit)
    .selectAll('mail_events')
    .select('orders.number')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    what: row.kind,
    kind: row.mail_kind,
    orderId: row.order_id,
    orderNumber: row.number,
    recipient: row.recipient,
    reason: row.reason,
    at: row.received_at,
    retriable: false,
  }));
}
