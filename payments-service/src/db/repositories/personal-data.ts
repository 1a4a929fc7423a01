import { sql, type Kysely, type SqlBool } from 'kysely';
import type { ErasableOrder, PersonalDataStore } from '../../admin/ports';
import type { OrderEventKind } from '../../timeline/ports';
import type { Schema } from '../schema';
import { emailKey } from './order-rows';

/** Of these the timeline tells masked addresses. */
const ABOUT_ADDRESSES: OrderEventKind[] = [
  'email_corrected',
  'links_resent',
  'receipt_resent',
  'mail_bounced',
  'mail_complained',
];

export function createPersonalDataRepository(db: Kysely<Schema>): PersonalDataStore {
  return {
    async listOrders(email) {
      const rows = await db
        .selectFrom('orders')
        .leftJoin('invoices', 'invoices.order_id', 'orders.id')
        .select(['orders.id', 'orders.number', 'orders.state', 'orders.created_at', 'invoices.printed_number'])
        .where('orders.email_key', '=', emailKey(email))
        .orderBy('orders.number', 'desc')
        .execute();
      const blocks = await blocksOf(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map(({ id, number, state, created_at: createdAt, printed_number: invoiceNumber }) => ({
        id,
        number,
        state,
        createdAt,
        invoiceNumber,
        blockedBy: blocks.get(id) ?? null,
      }));
    },

    async erase(orderIds, email, at) {
      const key = emailKey(email);
      for (const id of orderIds) {
        await db
          .updateTable('orders')
          .set((update) => ({
            email: '',
            email_key: '',
            name: '',
            phone: '',
            company: null,
            tax_id: null,
            browser_key: `erased:${id}`,
            link_version: update('link_version', '+', 1),
            erased_at: at,
          }))
          .where('id', '=', id)
          .execute();
        await db.updateTable('payments').set({ input: null, client_key: null }).where('order_id', '=', id).execute();
        await db.updateTable('declines').set({ email_key: '', client_key: null }).where('order_id', '=', id).execute();
        await db
          .updateTable('order_events')
          .set({ detail: '{}' })
          .where('order_id', '=', id)
          .where('kind', 'in', ABOUT_ADDRESSES)
          .execute();
      }
      await eraseMails(db, orderIds, key, at);
    },
  };
}

/** Mails of the orders, and those to the address that belong to no single order. What still waits is not sent. */
async function eraseMails(db: Kysely<Schema>, orderIds: readonly string[], key: string, at: string): Promise<void> {
  const jobs = db
    .selectFrom('outbox')
    .select('outbox.id')
    .where((where) =>
      where.or([
        sql<SqlBool>`lower(outbox.email) = ${key}`,
        ...(orderIds.length > 0 ? [where('outbox.order_id', 'in', orderIds)] : []),
      ]),
    );
  await db
    .updateTable('mail_events')
    .set({ recipient: '', reason: '' })
    .where((where) => where.or([where('job_id', 'in', jobs), where('recipient', '=', key)]))
    .execute();
  await db
    .updateTable('mail_log')
    .set({ recipient: '', response: '' })
    .where((where) => where.or([where('job_id', 'in', jobs), sql<SqlBool>`lower(recipient) = ${key}`]))
    .execute();
  await db
    .updateTable('outbox')
    .set((update) => ({
      email: null,
      last_error: null,
      leased_until: null,
      // The key of a mail about a new version holds a hash of the address.
      dedupe_key: update
        .case()
        .when('kind', '=', 'new_version')
        .then(sql<string>`'erased:' || id`)
        .else(update.ref('dedupe_key'))
        .end(),
      state: 'done',
      done_at: update.fn.coalesce('done_at', update.val(at)),
    }))
    .where('id', 'in', jobs)
    .execute();
}

/** What of each order has to end first: money on its way in or back, or a mail that is being sent now. */
async function blocksOf(
  db: Kysely<Schema>,
  orderIds: readonly string[],
): Promise<Map<string, ErasableOrder['blockedBy']>> {
  if (orderIds.length === 0) return new Map();
  const mail = db
    .selectFrom('outbox')
    .select(sql<string>`order_id`.as('order_id'))
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'sending');
  const dispute = db
    .selectFrom('disputes')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'open');
  const refund = db
    .selectFrom('refunds')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('state', 'in', ['requested', 'pending']);
  const queued = db
    .selectFrom('refund_queue')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'open');
  const payment = db
    .selectFrom('payments')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('state', 'in', ['created', 'requires_action', 'processing']);
  const found = new Map<string, ErasableOrder['blockedBy']>();
  for (const { order_id: id } of await mail.execute()) found.set(id, 'mail');
  for (const { order_id: id } of await dispute.execute()) found.set(id, 'dispute');
  for (const { order_id: id } of await refund.execute()) found.set(id, 'refund');
  for (const { order_id: id } of await queued.execute()) found.set(id, 'refund');
  for (const { order_id: id } of await payment.execute()) found.set(id, 'payment');
  return found;
}
