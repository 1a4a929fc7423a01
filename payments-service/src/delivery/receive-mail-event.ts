import { AppError } from '../lib/app-error';
import { maskEmail } from '../lib/mask-email';
import type { DeliveryDeps } from './deps';
import type { MailEventReader } from './mail-events';

export interface MailEventDeps extends DeliveryDeps {
  mailEventReaders: readonly MailEventReader[];
}

/** Ours is made of the outbox job (send-mails.ts). */
const MESSAGE_ID = /^(job_\w+)@/;

/**
 * Takes what a mail provider tells of a mail: stored once, joined with the mail by its Message-ID, and told in the
 * order's timeline. @throws AppError not_found where this provider's webhook is off, invalid_signature
 */
export async function receiveMailEvent(deps: MailEventDeps, providerId: string, rawBody: string): Promise<void> {
  const reader = deps.mailEventReaders.find(({ id }) => id === providerId);
  if (!reader) throw new AppError('not_found', 'Nothing here.');
  const event = reader.read(rawBody, deps.now());
  if (event === 'invalid') throw new AppError('invalid_signature', 'The signature does not fit.');
  if (!event) return;
  const at = deps.now().toISOString();
  const jobId = MESSAGE_ID.exec(event.messageId)?.[1];
  await deps.database.transaction(async (stores) => {
    const mail = jobId === undefined ? undefined : await stores.mailEvents.findMail(jobId);
    const isNew = await stores.mailEvents.add(reader.id, event, mail, at);
    if (!isNew || !mail || mail.orderId === null) return;
    const kind = event.kind === 'bounced' ? ('mail_bounced' as const) : ('mail_complained' as const);
    const detail = { mail: mail.kind, to: maskEmail(event.recipient) };
    await stores.orderEvents.add({ orderId: mail.orderId, at, kind, actor: 'provider', detail });
  });
}
