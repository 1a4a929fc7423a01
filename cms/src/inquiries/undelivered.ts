import type { Core } from '@strapi/strapi';
import { ENTRY, type Entry } from '../desk/entries';
import { OUTBOX } from '../mail/outbox';

/** Document ids of the inquiries whose last reply the mail server will never take. */
export async function undeliveredInquiries(strapi: Core.Strapi): Promise<string[]> {
  const refused: { about: string }[] = await strapi.db
    .query(OUTBOX)
    .findMany({ where: { kind: 'inquiry-reply', state: 'refused' }, select: ['about'] });
  if (refused.length === 0) return [];

  const replies = strapi.db.query(ENTRY);
  const ids = refused.map(({ about }) => about);
  const inQuestion: Entry[] = await replies.findMany({ where: { documentId: { $in: ids } } });
  const all: Entry[] = await replies.findMany({
    where: { kind: 'reply', about: { $in: inQuestion.map(({ about }) => about) } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  });
  const last = new Map(all.map(({ about, documentId }) => [about, documentId]));
  return [...last].filter(([, reply]) => ids.includes(reply)).map(([about]) => about);
}
