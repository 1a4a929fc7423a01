import type { Kysely } from 'kysely';
import type { EarlierBuyer, VersionNews } from '../../delivery/ports';
import type { Schema } from '../schema';
import { toIds } from './order-rows';

export function createVersionNews(db: Kysely<Schema>): VersionNews {
  return {
    async earlierBuyers(deliverableId, before) {
      const rows = await db
        .selectFrom('entitlements')
        .innerJoin('orders', 'orders.id', 'entitlements.order_id')
        .select([
          'orders.id',
          'orders.link_version',
          'orders.access_expires_at',
          'orders.email_key',
          'entitlements.deliverable_ids',
        ])
        .where('entitlements.deliverable_ids', 'like', `%"${deliverableId}"%`)
        .where('entitlements.revoked_at', 'is', null)
        .where('entitlements.granted_at', '<', before)
        .where('orders.paid_at', 'is not', null)
        .where('orders.erased_at', 'is', null)
        .orderBy('orders.number')
        .execute();
      // The pattern's signs match too much; the newest order of an address comes last.
      const byAddress = new Map<string, EarlierBuyer>();
      for (const row of rows.filter(({ deliverable_ids: ids }) => toIds(ids).includes(deliverableId))) {
        byAddress.set(row.email_key, {
          orderId: row.id,
          linkVersion: row.link_version,
          accessExpiresAt: row.access_expires_at,
          emailKey: row.email_key,
        });
      }
      return [...byAddress.values()];
    },

    async mailKeys(versionId) {
      const rows = await db.selectFrom('outbox').select('dedupe_key').where('version_id', '=', versionId).execute();
      return new Set(rows.map((row) => row.dedupe_key));
    },

    async counts(versionId) {
      const rows = await db
        .selectFrom('outbox')
        .leftJoin('mail_log', 'mail_log.job_id', 'outbox.id')
        .select(['outbox.id', 'outbox.state', 'mail_log.id as mail'])
        .where('outbox.version_id', '=', versionId)
        .execute();
      const countOf = (holds: (row: (typeof rows)[number]) => boolean) => rows.filter(holds).length;
      return {
        told: countOf(({ state, mail }) => state === 'done' && mail !== null),
        waiting: countOf(({ state }) => state === 'pending' || state === 'sending'),
        failed: countOf(({ state }) => state === 'refused'),
      };
    },
  };
}
