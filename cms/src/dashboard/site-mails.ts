import type { Core } from '@strapi/strapi';
import type { Actor } from '../auth/actor';
import { ENTRY, type Entry } from '../desk/entries';
import { sendReplyAgain } from '../inquiries/reply';
import { OUTBOX, retryRefusedMail, type MailKind } from '../mail/outbox';

const MOST = 50;

/** A mail of the site that the receiver's server refused for good. */
export interface RefusedMail {
  id: number;
  kind: MailKind;
  /** Where support handles what it is about; null: nowhere. */
  desk: { name: 'inbox' | 'bookings'; id: string } | null;
  reason: string;
  /** ISO 8601. */
  at: string;
}

interface Row {
  id: number;
  kind: MailKind;
  about: string;
  lastError: string | null;
  createdAt: string;
}

/** Newest first. */
export async function listRefusedMails(strapi: Core.Strapi): Promise<RefusedMail[]> {
  const rows: Row[] = await strapi.db
    .query(OUTBOX)
    .findMany({ where: { state: 'refused' }, orderBy: { id: 'desc' }, limit: MOST });
  const replies = rows.filter(({ kind }) => kind === 'inquiry-reply').map(({ about }) => about);
  const entries: Entry[] = await strapi.db.query(ENTRY).findMany({ where: { documentId: { $in: replies } } });
  const answered = new Map(entries.map(({ documentId, about }) => [documentId, about]));
  return rows.map(({ id, kind, about, lastError, createdAt }) => ({
    id,
    kind,
    desk: deskOf(kind, kind === 'inquiry-reply' ? answered.get(about) : about),
    reason: lastError ?? '',
    at: new Date(createdAt).toISOString(),
  }));
}

/** Lets a refused mail go out anew; any other stays as it is. Who sent a reply again stands in its inquiry's record. */
export async function sendRefusedMail(strapi: Core.Strapi, actor: Actor, id: number): Promise<void> {
  const mail: Row | null = await strapi.db.query(OUTBOX).findOne({ where: { id, state: 'refused' } });
  const reply: Entry | null =
    mail?.kind === 'inquiry-reply' ? await strapi.db.query(ENTRY).findOne({ where: { documentId: mail.about } }) : null;
  if (reply) await sendReplyAgain(strapi, actor, reply.about, reply.documentId);
  else await retryRefusedMail(strapi, id);
}

function deskOf(kind: MailKind, id: string | undefined): RefusedMail['desk'] {
  if (id === undefined || kind === 'new-password') return null;
  return { name: kind.startsWith('booking-') ? 'bookings' : 'inbox', id };
}
