import type { Core } from '@strapi/strapi';
import { ENTRY, listEntries, type Entry } from '../desk/entries';
import type { Compose, Letter } from '../mail/mail';
import { mailKey, OUTBOX } from '../mail/outbox';
import { messageIdOf } from '../mail/message-id';
import { staffOf } from '../mail/staff';
import { acknowledgementSubject } from './inquiry-mails';
import { INQUIRY, type Inquiry } from './inquiry';
import { replyText } from './reply-text';
import { readThread } from './thread';

/**
 * The reply that somebody wrote in the panel, in one thread with our acknowledgement and earlier replies. Inquiries of
 * other addresses may be merged into this one: what they wrote is not quoted.
 */
export const composeReply: Compose<Letter> = async (strapi, about, studio) => {
  const entry: Entry | null = await strapi.db.query(ENTRY).findOne({ where: { documentId: about } });
  const inquiry: Inquiry | null = await strapi.db.query(INQUIRY).findOne({ where: { documentId: entry?.about ?? '' } });
  if (!entry || !inquiry) return null;

  const sender = inquiry.email.toLowerCase();
  const thread = (await readThread(strapi, inquiry)).filter(({ email }) => email.toLowerCase() === sender);
  return {
    to: { name: '', address: inquiry.email },
    replyTo: staffOf(strapi, studio),
    subject: `Re: ${acknowledgementSubject(inquiry)}`,
    text: replyText(entry.text ?? '', thread, studio.timeZone),
    thread: await earlierMails(strapi, thread, entry),
  };
};

/** Message-IDs of our acknowledgements, and of the replies before this one, oldest first. */
async function earlierMails(strapi: Core.Strapi, thread: Inquiry[], { documentId, at }: Entry): Promise<string[]> {
  const ids = thread.map((each) => each.documentId);
  const acknowledged: { dedupeKey: string }[] = await strapi.db
    .query(OUTBOX)
    .findMany({ where: { kind: 'inquiry-acknowledgement', about: { $in: ids } }, orderBy: { id: 'asc' } });
  const replies = (await listEntries(strapi, ids)).filter(
    (each) => each.kind === 'reply' && each.documentId !== documentId && each.at <= at,
  );
  return [
    ...acknowledged.map(({ dedupeKey }) => dedupeKey),
    ...replies.map((reply) => mailKey('inquiry-reply', reply.documentId)),
  ].map((key) => messageIdOf(strapi, key));
}
