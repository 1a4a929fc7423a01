import type { Kysely } from 'kysely';
import type { OutboxJob, OutboxStore } from '../../delivery/ports';
import { newId } from '../../lib/ids';
import type { Schema } from '../schema';

const OPEN = ['pending', 'sending'] as const;
const CLOSED = ['done', 'refused'] as const;
/** A receipt never waits behind ten thousand notices. */
const PRIORITY = { first: 0, last: 1 };

export function createOutboxRepository(db: Kysely<Schema>): OutboxStore {
  return {
    async add(job) {
      const added = await db
        .insertInto('outbox')
        .values({
          id: newId('job'),
          kind: job.kind,
          dedupe_key: job.dedupeKey,
          order_id: job.orderId,
          email: job.email,
          refund_id: job.refundId ?? null,
          version_id: job.versionId ?? null,
          state: 'pending',
          attempts: 0,
          next_attempt_at: job.createdAt,
          leased_until: null,
          last_error: null,
          created_at: job.createdAt,
          done_at: null,
          by_hand: job.byHand ? 1 : 0,
          priority: job.kind === 'new_version' ? PRIORITY.last : PRIORITY.first,
        })
        .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
        .executeTakeFirst();
      return Boolean(added.numInsertedOrUpdatedRows);
    },

    async lease({ limit, ...times }) {
      const first = await leaseOf(db, PRIORITY.first, { ...times, limit });
      const left = limit - first.length;
      return left === 0 ? first : [...first, ...(await leaseOf(db, PRIORITY.last, { ...times, limit: left }))];
    },

    async complete(jobId, mail, at) {
      await db
        .updateTable('outbox')
        .set({ state: 'done', done_at: at, leased_until: null, last_error: null })
        .where('id', '=', jobId)
        .execute();
      if (!mail) return;
      await db
        .insertInto('mail_log')
        .values({
          id: newId('mail'),
          job_id: mail.jobId,
          recipient: mail.recipient,
          subject: mail.subject,
          message_id: mail.messageId,
          response: mail.response,
          accepted_at: mail.acceptedAt,
        })
        .execute();
    },

    async retryAt(jobId, at, error) {
      await db
        .updateTable('outbox')
        .set({ state: 'pending', next_attempt_at: at, leased_until: null, last_error: error })
        .where('id', '=', jobId)
        .where('state', '!=', 'done')
        .execute();
    },

    async refuse(jobId, answer) {
      await db
        .updateTable('outbox')
        .set({ state: 'refused', leased_until: null, last_error: answer })
        .where('id', '=', jobId)
        .where('state', '!=', 'done')
        .execute();
    },

    async retry(jobId, at) {
      const updated = await db
        .updateTable('outbox')
        .set({ state: 'pending', next_attempt_at: at, attempts: 0, by_hand: 1 })
        .where('id', '=', jobId)
        .where('state', '=', 'refused')
        .executeTakeFirst();
      return updated.numUpdatedRows > 0n;
    },

    async withdrawReceipts(orderId, at) {
      await db
        .updateTable('outbox')
        .set({ state: 'done', done_at: at })
        .where('order_id', '=', orderId)
        .where('kind', '=', 'receipt')
        .where('state', 'in', ['pending', 'refused'])
        .execute();
    },
  };
}

/** One priority at a time, so that an index gives the order; what is done is not in it. */
async function leaseOf(
  db: Kysely<Schema>,
  priority: number,
  { now, until, limit }: Parameters<OutboxStore['lease']>[0],
): Promise<OutboxJob[]> {
  // The outer conditions repeat the inner ones: of two processes that chose the same row, one gets it. Said as what it
  // is not, the state leads SQLite through no index of its own.
  const rows = await db
    .updateTable('outbox')
    .set((update) => ({ state: 'sending', leased_until: until, attempts: update('attempts', '+', 1) }))
    .where('id', 'in', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('priority', '=', priority)
        .where('state', 'in', OPEN)
        .where('next_attempt_at', '<=', now)
        .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<', now)]))
        .orderBy('next_attempt_at')
        .limit(limit),
    )
    .where('state', 'not in', CLOSED)
    .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<', now)]))
    .returning(['id', 'kind', 'order_id', 'email', 'refund_id', 'version_id', 'attempts', 'by_hand'])
    .execute();
  return rows.map(({ order_id: orderId, refund_id: refundId, version_id: versionId, by_hand: byHand, ...row }) => ({
    ...row,
    orderId,
    refundId,
    versionId,
    byHand: byHand === 1,
  }));
}
