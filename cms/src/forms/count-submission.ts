import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { studioSettings } from '../settings';
import { FormError } from './form-error';

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

export interface Sender {
  /** IP address. */
  client: string;
  email: string;
}

export type Transaction = Core.Strapi['db']['connection'];

/**
 * Counts a submission within the transaction that stores it, so that the limits are exact between processes and what is
 * not stored is not counted. Only keyed digests of addresses are kept, until their window has ended.
 * @throws FormError too_many_requests, with the time to wait
 */
export async function countSubmission(strapi: Core.Strapi, trx: Transaction, sender: Sender): Promise<void> {
  const { shortLimit, dayLimit } = studioSettings(strapi).forms;
  const now = Date.now();
  // One order for all, so that two transactions never wait for each other.
  for (const subject of [`client ${sender.client}`, `email ${sender.email.toLowerCase()}`]) {
    await countWithin(10 * MINUTE, shortLimit, subject);
    await countWithin(DAY, dayLimit, subject);
  }

  async function countWithin(length: number, limit: number, subject: string): Promise<void> {
    const { hits, endsAt } = await countHit(strapi, trx, subject, length);
    if (hits > limit) throw tooMany(endsAt - now);
  }
}

/**
 * Counts one more of a subject in the window of this length (ms) that is now. The key of the digest is the window's own;
 * once it has ended, nothing tells any more who was counted.
 */
export async function countHit(
  strapi: Core.Strapi,
  trx: Transaction,
  subject: string,
  length: number,
): Promise<{ hits: number; endsAt: number }> {
  const endsAt = (Math.floor(Date.now() / length) + 1) * length;
  const digest = createHmac('sha256', studioSettings(strapi).serviceSecret).update(`${subject} ${endsAt} ${length}`);
  const [row] = await trx('submission_counts')
    .insert({ subject: digest.digest('hex'), hits: 1, ends_at: new Date(endsAt) })
    .onConflict('subject')
    .merge({ hits: trx.raw('submission_counts.hits + 1') })
    .returning('hits');
  return { hits: Number(row?.hits), endsAt };
}

/** Removes the counts whose windows have ended. */
export async function forgetCounts(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection('submission_counts').where('ends_at', '<', new Date()).delete();
}

function tooMany(wait: number): FormError {
  const message = `We have had several messages from you in a short time. Please try again in ${inWords(wait)}.`;
  return new FormError('too_many_requests', message, { retryAfter: Math.ceil(wait / 1000) });
}

function inWords(wait: number): string {
  const minutes = Math.ceil(wait / MINUTE);
  const [count, unit] = minutes < 100 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
