import type { Core } from '@strapi/strapi';
import { readStudio, type Studio } from '../studio/studio';
import { toHtml, toText } from './layout';
import { messageIdOf } from './message-id';
import type { Compose, Letter, MailDraft } from './mail';
import { completeMail, leaseMails, refuseMail, retryMail, type MailKind, type OutboxMail } from './outbox';

export type Composers = Record<MailKind, Compose>;

const CONCURRENCY = 4;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;

/**
 * Sends the mails that are due and repeats failed ones with growing pauses, without end: at least once each. A repeat has
 * the same Message-ID, so that mail programs show one. @returns how many it took on
 */
export async function sendDueMails(strapi: Core.Strapi, composers: Composers): Promise<number> {
  const mails = await leaseMails(strapi, CONCURRENCY);
  await Promise.all(mails.map((mail) => sendOne(strapi, composers, mail)));
  return mails.length;
}

async function sendOne(strapi: Core.Strapi, composers: Composers, mail: OutboxMail): Promise<void> {
  const { id, kind, attempts } = mail;
  try {
    await compose(strapi, composers, mail);
    await completeMail(strapi, id);
  } catch (error) {
    const refusal = permanentRefusal(error);
    if (refusal !== null) {
      strapi.log.error(`Mail ${id} (${kind}) is refused for good.`);
      return refuseMail(strapi, id, refusal);
    }
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_MS);
    strapi.log.warn(`Mail ${id} (${kind}) was not sent (attempt ${attempts}); again in ${pause / 1000} s.`);
    await retryMail(strapi, id, pause, error instanceof Error ? error.message : String(error));
  }
}

async function compose(strapi: Core.Strapi, composers: Composers, { kind, about, key }: OutboxMail): Promise<void> {
  const studio = await readStudio(strapi);
  const draft = await composers[kind](strapi, about, studio);
  if (!draft) return;

  const { to, replyTo, subject } = draft;
  const content = 'thread' in draft ? written(draft) : laidOut(draft, studio);
  await strapi
    .plugin('email')
    .service('email')
    .send({ to, ...(replyTo && { replyTo }), subject, messageId: messageIdOf(strapi, key), ...content });
}

function laidOut(draft: MailDraft, studio: Studio) {
  const { autoSubmitted, calendar } = draft;
  return {
    text: toText(draft, studio),
    html: toHtml(draft, studio),
    headers: { 'Auto-Submitted': autoSubmitted, 'X-Auto-Response-Suppress': 'All' },
    ...(calendar && {
      attachments: [
        {
          filename: 'booking.ics',
          content: calendar.text,
          contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
        },
      ],
    }),
  };
}

/** Plain text alone, of an encoding that keeps every line as it was typed. */
function written({ text, thread }: Letter) {
  return {
    text,
    // Left out, the text would go out as HTML too, with whatever the sender wrote.
    html: '',
    textEncoding: 'quoted-printable',
    ...(thread.length > 0 && { inReplyTo: thread.at(-1), references: thread }),
  };
}

/**
 * The server's answer if it refuses this receiver or this mail for good (5xx, RFC 5321 4.2.1). Our own sign-in or sender
 * being refused is none: that is mended and then every mail goes out.
 */
function permanentRefusal(error: unknown): string | null {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return null;
  const isFinal = Number(error.responseCode) >= 500 && ['RCPT TO', 'DATA'].includes(String(error.command));
  return isFinal ? error.message : null;
}
