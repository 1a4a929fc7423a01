import { sql, type Expression, type ExpressionBuilder, type Kysely, type Selectable, type SqlBool } from 'kysely';
import type { OrderSearch, SupportView } from '../../admin/ports';
import type { MailEventsTable } from '../health-schema';
import { PAID_STATES } from '../../orders/transitions';
import type { Schema } from '../schema';
import { refusedMails, returnedMails } from './mail-failures';

export function createSupportView(db: Kysely<Schema>): SupportView {
  return {
    async search(query) {
      const found = db.selectFrom('orders').where((where) => where.and(conditionsOf(where, query)));
      const rows = await found.selectAll().orderBy('number', 'desc').limit(query.limit).offset(query.offset).execute();
      const { total } = await found
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const orders = rows.map(({ id, number, state, email, name, payment_method: method, total: sum, ...row }) => {
        const { created_at: createdAt, paid_at: paidAt, opened_at: openedAt } = row;
        return { id, number, state, email, name, method, total: sum, createdAt, paidAt, openedAt };
      });
      return { orders, total };
    },

    async openedAt(orderId) {
      const row = await db.selectFrom('orders').select('opened_at').where('id', '=', orderId).executeTakeFirst();
      return row?.opened_at ?? null;
    },

    async mails(orderId) {
      const rows = await db
        .selectFrom('outbox')
        .leftJoin('mail_log', 'mail_log.job_id', 'outbox.id')
        .selectAll('outbox')
        .select(['mail_log.recipient', 'mail_log.subject', 'mail_log.response', 'mail_log.accepted_at'])
        .where('outbox.order_id', '=', orderId)
        .orderBy('outbox.created_at', 'desc')
        .orderBy('outbox.id')
        .execute();
      const events = await db.selectFrom('mail_events').selectAll().where('order_id', '=', orderId).execute();
      const returnedOf = (jobId: string) => events.find((event) => event.job_id === jobId);
      return rows.map((row) => ({
        kind: row.kind,
        state: row.state,
        recipient: row.recipient ?? row.email,
        subject: row.subject,
        answer: row.response ?? row.last_error,
        attempts: row.attempts,
        createdAt: row.created_at,
        acceptedAt: row.accepted_at,
        returned: toReturned(returnedOf(row.id)),
      }));
    },

    async mailFailures(since, limit) {
      return [...(await refusedMails(db, since, limit)), ...(await returnedMails(db, since, limit))];
    },

    async downloads(orderId) {
      const rows = await db
        .selectFrom('download_log')
        .innerJoin('deliverable_versions', 'deliverable_versions.version_id', 'download_log.version_id')
        .select(['file_name', 'version', 'issued_at', 'first_requested_at', 'requests'])
        .where('order_id', '=', orderId)
        .orderBy('issued_at', 'desc')
        .execute();
      return rows.map((row) => ({
        fileName: row.file_name,
        version: row.version,
        issuedAt: row.issued_at,
        firstRequestedAt: row.first_requested_at,
        requests: row.requests,
      }));
    },
  };
}

function toReturned(event: Selectable<MailEventsTable> | undefined) {
  return event ? { kind: event.kind, reason: event.reason, at: event.received_at } : null;
}

type Where = ExpressionBuilder<Schema, 'orders'>;

function conditionsOf(where: Where, query: OrderSearch): Expression<SqlBool>[] {
  const { text, state, method, from, before, neverOpenedSince, undeliverable, underpaid } = query;
  return [
    ...(text ? [where.or(matching(where, text))] : []),
    ...(state ? [where('state', '=', state)] : []),
    ...(method ? [where('payment_method', '=', method)] : []),
    ...(from ? [where('created_at', '>=', from)] : []),
    ...(before ? [where('created_at', '<', before)] : []),
    ...(neverOpenedSince ? neverOpened(where, neverOpenedSince) : []),
    ...(undeliverable ? [hasRefusedReceipt(where)] : []),
    ...(underpaid ? [where('state', '=', 'processing'), hasOpenUnderpaid(where)] : []),
  ];
}

/** By number, any id of ours or the provider's, or a part of address, name or a sold product's title. */
function matching(where: Where, text: string): Expression<SqlBool>[] {
  const number = /^#?(\d{1,9})$/.exec(text)?.[1];
  const part = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const paid = where
    .selectFrom('payments')
    .select('payments.order_id')
    .where((payment) => payment.or([payment('payments.id', '=', text), payment('provider_payment_id', '=', text)]));
  const refunded = where
    .selectFrom('refunds')
    .select('refunds.order_id')
    .where((refund) => refund.or([refund('refunds.id', '=', text), refund('provider_refund_id', '=', text)]));
  const sold = where
    .selectFrom('order_items')
    .select('order_items.order_id')
    .where(sql<SqlBool>`lower(title) like ${part} escape '\\'`);
  return [
    ...(number ? [where('number', '=', Number(number))] : []),
    where('orders.id', '=', text),
    where('orders.id', 'in', paid),
    where('orders.id', 'in', refunded),
    sql<SqlBool>`email_key like ${part} escape '\\'`,
    sql<SqlBool>`lower(name) like ${part} escape '\\'`,
    where('orders.id', 'in', sold),
  ];
}

function neverOpened(where: Where, paidBefore: string): Expression<SqlBool>[] {
  const downloaded = where
    .selectFrom('download_log')
    .select('download_log.order_id')
    .whereRef('download_log.order_id', '=', 'orders.id');
  return [
    where('paid_at', '<', paidBefore),
    where('state', 'in', PAID_STATES),
    where('state', '!=', 'refunded'),
    where('opened_at', 'is', null),
    where.not(where.exists(downloaded)),
  ];
}

function hasOpenUnderpaid(where: Where): Expression<SqlBool> {
  return where.exists(
    where
      .selectFrom('refund_queue')
      .select('refund_queue.id')
      .whereRef('refund_queue.order_id', '=', 'orders.id')
      .where('refund_queue.reason', '=', 'underpaid')
      .where('refund_queue.state', '=', 'open'),
  );
}

function hasRefusedReceipt(where: Where): Expression<SqlBool> {
  return where.exists(
    where
      .selectFrom('outbox')
      .select('outbox.id')
      .whereRef('outbox.order_id', '=', 'orders.id')
      .where('outbox.kind', '=', 'receipt')
      .where('outbox.state', '=', 'refused'),
  );
}
