import type { Core } from '@strapi/strapi';
import { OUTBOX } from '../mail/outbox';

const MOST = 50;

/** A mail of the site that the receiver's server refused for good. */
export interface RefusedMail {
  id: number;
  kind: string;
  reason: string;
  /** ISO 8601. */
  at: string;
}

/** Newest first. */
export async function listRefusedMails(strapi: Core.Strapi): Promise<RefusedMail[]> {
  const rows = await strapi.db
    .query(OUTBOX)
    .findMany({ where: { state: 'refused' }, orderBy: { id: 'desc' }, limit: MOST });
  return rows.map(({ id, kind, lastError, createdAt }) => ({
    id,
    kind,
    reason: lastError ?? '',
    at: new Date(createdAt).toISOString(),
  }));
}

/** Lets a refused mail go out anew; any other stays as it is. */
export async function retryRefusedMail(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.db
    .connection('outbox_mails')
    .where({ id, state: 'refused' })
    .update({ state: 'pending', attempts: 0, next_attempt_at: Date.now() });
}
