import type { MailFailure } from '@kiln/contracts/admin-health-schema';
import { AppError } from '../lib/app-error';
import type { AdminDeps } from './deps';

const MOST = 50;
/** Older ones that nobody cared for are looked up at their order. */
const SHOWN_MS = 30 * 86_400_000;

/** Mails that did not arrive, newest first. */
export async function listMailFailures({ database, now }: AdminDeps): Promise<{ failures: MailFailure[] }> {
  const since = new Date(now().getTime() - SHOWN_MS).toISOString();
  const failures = await database.support.mailFailures(since, MOST);
  return { failures: failures.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, MOST) };
}

/**
 * Sends a refused mail anew, also to an address that bounced: a person has decided. One that waits already stays as it
 * is. @throws AppError not_found
 */
export async function retryMail(deps: AdminDeps, jobId: string, actor: string): Promise<void> {
  const at = deps.now().toISOString();
  await deps.database.transaction(async (stores) => {
    const mail = await stores.mailEvents.findMail(jobId);
    if (!mail) throw new AppError('not_found', 'There is no such mail.');
    if (!(await stores.outbox.retry(jobId, at)) || mail.orderId === null) return;
    await stores.orderEvents.add({
      orderId: mail.orderId,
      at,
      kind: 'mail_retried',
      actor,
      detail: { mail: mail.kind },
    });
  });
  deps.wakeOutbox();
}
