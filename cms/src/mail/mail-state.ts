import type { Core } from '@strapi/strapi';
import { OUTBOX, type MailKind } from './outbox';

/** How a mail stands. */
export interface MailState {
  state: 'pending' | 'done' | 'refused';
  /** So far. */
  attempts: number;
  /** When the mail server took it, ISO 8601. */
  sentAt: string | null;
  /** The mail server's last refusal, in its words, or why it was not reached. */
  answer: string | null;
}

interface Row {
  about: string;
  state: MailState['state'];
  attempts: number;
  doneAt: string | null;
  lastError: string | null;
}

/** How the mails of a kind stand, by what they are about. */
export async function mailsAbout(
  strapi: Core.Strapi,
  kind: MailKind,
  about: string[],
): Promise<Map<string, MailState>> {
  const rows: Row[] = await strapi.db
    .query(OUTBOX)
    .findMany({ where: { kind, about: { $in: about } }, orderBy: { id: 'asc' } });
  return new Map(
    rows.map(({ about: id, state, attempts, doneAt, lastError }) => [
      id,
      { state, attempts, sentAt: doneAt, answer: lastError },
    ]),
  );
}
