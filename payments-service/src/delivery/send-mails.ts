import { z } from 'zod';
import { orderPagePath } from '@kiln/contracts/order-links';
import type { Order } from '../orders/order';
import type { DeliveryDeps } from './deps';
import type { MailContent } from './mails/content';
import type { Seller } from './mails/layout';
import { newVersionMail } from './mails/new-version';
import { orderLinksMail } from './mails/order-links';
import { receiptMail } from './mails/receipt';
import { refundMail } from './mails/refund';
import type { Handovers, Mailer, OutboxJob, OutgoingMail } from './ports';

export interface MailDeps extends DeliveryDeps {
  mailer: Mailer;
  handovers: Handovers;
  seller: Seller;
  publicUrl: URL;
  leaseMs: number;
}

const CONCURRENCY = 4;
const LONGEST_PAUSE_MS = 3_600_000;
const MOST_ORDERS = 50;
const CAME_BACK = 'An earlier mail to this address came back, so this one was not sent.';

/**
 * Sends the mails that are due and repeats failed ones with growing pauses, without end. @returns how many it took on
 *
 * A crash between the server's '250 accepted' and our database would make a mail come twice. So a mark is left on disk
 * when the last byte goes out. After a crash, a job without it is sent (again), under the same Message-ID, by which
 * mailboxes know a repeat; a marked one counts as sent, because the system delivers what a killed process had written.
 * A refusal or a lost connection takes the mark away and the mail is repeated.
 */
export async function sendDueMails(deps: MailDeps): Promise<number> {
  const now = deps.now();
  const until = new Date(now.getTime() + deps.leaseMs).toISOString();
  const jobs = await deps.database.write(({ outbox }) =>
    outbox.lease({ now: now.toISOString(), until, limit: CONCURRENCY }),
  );
  await Promise.all(jobs.map((job) => sendOne(deps, job)));
  return jobs.length;
}

async function sendOne(deps: MailDeps, job: OutboxJob): Promise<void> {
  try {
    const mail = await compose(deps, job);
    if (!mail) {
      await deps.database.transaction(({ outbox }) => outbox.complete(job.id, null, deps.now().toISOString()));
      return;
    }
    if (!job.byHand && (await deps.database.mailEvents.hasFailed(mail.to, job.kind))) {
      return await deps.database.write(({ outbox }) => outbox.refuse(job.id, CAME_BACK));
    }
    const messageId = `<${job.id}@${deps.publicUrl.hostname}>`;
    const { to, subject, html, text } = mail;
    const response = await handOver(deps, job, { to, subject, html, text, messageId });
    const acceptedAt = deps.now().toISOString();
    const sent = { jobId: job.id, recipient: to, subject, messageId, response, acceptedAt };
    await deps.database.transaction(({ outbox }) => outbox.complete(job.id, sent, acceptedAt));
    deps.handovers.forget(job.id);
  } catch (error) {
    const refusal = permanentRefusal(error);
    if (refusal !== undefined) {
      deps.log.error({ jobId: job.id, kind: job.kind, orderId: job.orderId }, 'mail refused for good');
      return deps.database.write(({ outbox }) => outbox.refuse(job.id, refusal));
    }
    const pause = Math.min(5_000 * 2 ** Math.min(job.attempts - 1, 20), LONGEST_PAUSE_MS);
    const reason = error instanceof Error ? error.message : String(error);
    deps.log.warn({ jobId: job.id, kind: job.kind, attempts: job.attempts, pause }, 'mail not sent, will be repeated');
    const again = new Date(deps.now().getTime() + pause).toISOString();
    await deps.database.write(({ outbox }) => outbox.retryAt(job.id, again, reason));
  }
}

/**
 * The server's answer if it refuses this receiver or this mail for good (5xx, RFC 5321 4.2.1). Our own sign-in or
 * sender being refused is none: that is mended and then every mail goes out.
 */
function permanentRefusal(error: unknown): string | undefined {
  const parsed = z
    .object({ responseCode: z.number().min(500).max(599), command: z.enum(['RCPT TO', 'DATA']), response: z.string() })
    .safeParse(error);
  return parsed.data?.response;
}

async function handOver(deps: MailDeps, job: OutboxJob, mail: OutgoingMail): Promise<string> {
  if (deps.handovers.has(job.id)) {
    deps.log.warn({ jobId: job.id }, 'mail was handed over before a crash: counted as sent');
    return 'handed over before a crash, answer unknown';
  }
  try {
    return await deps.mailer.send(mail, () => deps.handovers.note(job.id));
  } catch (error) {
    deps.handovers.forget(job.id);
    throw error;
  }
}

/** Null where there is nothing to send any more. */
async function compose(deps: MailDeps, job: OutboxJob): Promise<(MailContent & { to: string }) | null> {
  const { orders } = deps.database;
  const order = job.orderId === null ? undefined : await orders.find(job.orderId);
  if (order && order.erasedAt !== null) return null;
  if (job.kind === 'receipt') {
    if (!order) return null;
    const items = await orders.items(order.id);
    const invoice = await deps.database.invoices.findByOrder(order.id);
    const invoiceNumber = invoice?.printedNumber ?? null;
    const facts = { seller: deps.seller, order, items, invoiceNumber, orderUrl: urlOf(deps, order) };
    return { to: order.billing.email, ...receiptMail(facts) };
  }
  if (job.kind === 'refund') return composeRefund(deps, job, order);
  if (job.kind === 'new_version') return composeNewVersion(deps, job, order);
  if (job.email === null) return null;
  const linked = order ? [order] : await orders.listPaidByEmail(job.email, MOST_ORDERS);
  if (linked.length === 0) return null;
  const links = linked.map((one) => ({ order: one, url: urlOf(deps, one) }));
  return { to: job.email, ...orderLinksMail({ seller: deps.seller, orders: links }) };
}

async function composeRefund(deps: MailDeps, job: OutboxJob, order: Order | undefined) {
  const refund = job.refundId === null ? undefined : await deps.database.refunds.find(job.refundId);
  const payment = refund && (await deps.database.payments.find(refund.paymentId));
  if (!order || !payment) return null;
  const items = await deps.database.orders.items(order.id);
  const facts = { seller: deps.seller, order, items, refund, method: payment.method, orderUrl: urlOf(deps, order) };
  return { to: order.billing.email, ...refundMail(facts) };
}

/** Nothing for a buyer who has lost the access since. */
async function composeNewVersion(deps: MailDeps, job: OutboxJob, order: Order | undefined) {
  const file = job.versionId === null ? undefined : await deps.database.deliverables.findVersion(job.versionId);
  if (!order || !file) return null;
  const entitlements = await deps.database.entitlements.listByOrder(order.id);
  const live = entitlements.find(
    ({ revokedAt, deliverableIds }) => revokedAt === null && deliverableIds.includes(file.deliverableId),
  );
  const item = (await deps.database.orders.items(order.id)).find(({ id }) => id === live?.orderItemId);
  if (!item) return null;
  const facts = { seller: deps.seller, order, title: item.title, file, orderUrl: urlOf(deps, order) };
  return { to: order.billing.email, ...newVersionMail(facts) };
}

function urlOf(deps: MailDeps, order: Order): string {
  return new URL(orderPagePath(deps.links.orderToken(order)), deps.publicUrl).href;
}
