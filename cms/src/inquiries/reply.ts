import type { Core } from '@strapi/strapi';
import type { Actor } from '../auth/actor';
import { DeskError } from '../desk/desk-error';
import { addEntry, doOnce, ENTRY } from '../desk/entries';
import { putInOutbox, sendNow } from '../mail/outbox';
import { changeSeen, findInquiry } from './change-inquiry';
import type { Note, Reply } from './parse-wishes';

/**
 * Stores a reply and its place in the outbox in one transaction; the mail follows. The inquiry counts as answered, and is
 * the writer's if it was nobody's. The same press is done once. @throws DeskError not_found, changed_since, not_possible
 */
export async function replyTo(strapi: Core.Strapi, actor: Actor, documentId: string, reply: Reply): Promise<void> {
  await doOnce(strapi, reply.key, async () => {
    const inquiry = await findInquiry(strapi, documentId);
    if (inquiry.mergedInto !== null) throw new DeskError('not_possible', 'This is a duplicate: answer the other one.');

    await strapi.db.transaction(async () => {
      const ownerId = inquiry.ownerId ?? actor.id;
      await changeSeen(strapi, inquiry, reply.revision, { state: 'answered', waitingSince: null, ownerId });
      const entry = await addEntry(strapi, actor, {
        about: documentId,
        kind: 'reply',
        text: reply.text,
        key: reply.key,
      });
      await putInOutbox(strapi, 'inquiry-reply', entry.documentId);
    });
  });
}

/** Sends a reply that was refused, or that waits for its next attempt, now. @throws DeskError not_found */
export async function sendReplyAgain(
  strapi: Core.Strapi,
  actor: Actor,
  documentId: string,
  replyId: string,
): Promise<void> {
  const where = { documentId: replyId, about: documentId, kind: 'reply' };
  if ((await strapi.db.query(ENTRY).count({ where })) === 0)
    throw new DeskError('not_found', 'There is no such reply.');
  await strapi.db.transaction(async () => {
    if (await sendNow(strapi, 'inquiry-reply', replyId)) {
      await addEntry(strapi, actor, { about: documentId, kind: 'sent-again' });
    }
  });
}

/** Keeps a note for colleagues; it is never sent. The same press is done once. @throws DeskError not_found */
export async function writeNote(strapi: Core.Strapi, actor: Actor, documentId: string, note: Note): Promise<void> {
  await findInquiry(strapi, documentId);
  await doOnce(strapi, note.key, async () => addEntry(strapi, actor, { about: documentId, kind: 'note', ...note }));
}
