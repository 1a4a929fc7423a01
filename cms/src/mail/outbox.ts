import type { Core } from '@strapi/strapi';

export const OUTBOX = 'api::mail.outbox-mail';
const TABLE = 'outbox_mails';

/** How long one process has a mail to itself: longer than SMTP's time-outs together. */
const LEASE_MS = 120_000;

export const MAIL_KINDS = [
  'inquiry-notice',
  'inquiry-acknowledgement',
  'inquiry-reply',
  'booking-notice',
  'booking-confirmation',
  'booking-cancellation',
  'new-password',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A mail that one process has taken on. */
export interface OutboxMail {
  id: number;
  kind: MailKind;
  /** Document id of what it is about. */
  about: string;
  /** Unique for ever, unlike the id. */
  key: string;
  /** This one included. */
  attempts: number;
}

/** What tells a mail from every other one; its Message-ID is made of it. */
export function mailKey(kind: MailKind, about: string, revision = 0): string {
  return `${kind}.${about}.${revision}`;
}

/** Adds a mail about a document, once per kind and revision; it goes out only if the transaction is committed. */
export async function putInOutbox(strapi: Core.Strapi, kind: MailKind, about: string, revision = 0): Promise<void> {
  const dedupeKey = mailKey(kind, about, revision);
  await strapi.db.query(OUTBOX).create({
    data: { kind, about, dedupeKey, state: 'pending', attempts: 0, nextAttemptAt: Date.now() },
  });
}

/**
 * Takes on mails that are due, for a while: if this process ends before it has told how they went, they are due again.
 * The outer conditions repeat the inner ones: of two processes that chose the same row, one gets it.
 */
export async function leaseMails(strapi: Core.Strapi, limit: number): Promise<OutboxMail[]> {
  const knex = strapi.db.connection;
  const now = Date.now();
  const due = knex(TABLE).select('id').where('state', 'pending').where('next_attempt_at', '<=', now);
  return knex(TABLE)
    .update({ attempts: knex.raw('attempts + 1'), next_attempt_at: now + LEASE_MS })
    .whereIn('id', due.orderBy('next_attempt_at').limit(limit))
    .where('state', 'pending')
    .where('next_attempt_at', '<=', now)
    .returning(['id', 'kind', 'about', 'attempts', 'dedupe_key as key']);
}

export async function completeMail(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.db.connection(TABLE).where({ id }).update({ state: 'done', done_at: new Date(), last_error: null });
}

export async function retryMail(strapi: Core.Strapi, id: number, pauseMs: number, error: string): Promise<void> {
  await strapi.db
    .connection(TABLE)
    .where({ id })
    .update({ next_attempt_at: Date.now() + pauseMs, last_error: error });
}

/** Gives a mail up that the receiver's server refuses for good. */
export async function refuseMail(strapi: Core.Strapi, id: number, answer: string): Promise<void> {
  await strapi.db.connection(TABLE).where({ id }).update({ state: 'refused', last_error: answer });
}

/**
 * Makes a mail due that was refused or that waits for its next attempt. One that may be under way is left alone: it would
 * go out twice. @returns whether there was one
 */
export async function sendNow(strapi: Core.Strapi, kind: MailKind, about: string): Promise<boolean> {
  const now = Date.now();
  const { count } = await strapi.db.query(OUTBOX).updateMany({
    where: {
      kind,
      about,
      $or: [{ state: 'refused' }, { state: 'pending', nextAttemptAt: { $gt: now + LEASE_MS } }],
    },
    data: { state: 'pending', nextAttemptAt: now },
  });
  return count > 0;
}

/** Lets a mail that was refused for good go out anew; any other stays as it is. */
export async function retryRefusedMail(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.db
    .connection(TABLE)
    .where({ id, state: 'refused' })
    .update({ state: 'pending', attempts: 0, next_attempt_at: Date.now() });
}
