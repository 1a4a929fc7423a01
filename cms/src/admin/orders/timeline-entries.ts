import { moment } from '../desk/moment';
import { actorName, methodName, money } from './words';
import type { Order, OrderDownload, OrderEvent, OrderMail } from './wire';

export interface TimelineEntry {
  id: string;
  /** ISO 8601. */
  at: string;
  kind: 'event' | 'mail' | 'download';
  text: string;
  /** Who did it, where somebody did. */
  actor: string | null;
  tone: 'plain' | 'good' | 'bad';
}

/** Payment events, mails and downloads of an order in one line of time, newest first. */
export function timelineEntries(order: Pick<Order, 'timeline' | 'mails' | 'downloads'>): TimelineEntry[] {
  const events = order.timeline.map((event) => ({
    id: event.id,
    at: event.at,
    kind: 'event' as const,
    text: describeEvent(event),
    actor: RETURNS.includes(event.kind) ? 'Mail provider' : actorName(event.actor),
    tone: toneOf(event.kind),
  }));
  // Sorting keeps the order of equal instants: the service lists events newest first.
  return [...events, ...order.mails.map(mailEntry), ...order.downloads.map(downloadEntry)].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
}

/** Told by whoever sends the mails, not by a payment provider. */
const RETURNS = ['mail_bounced', 'mail_complained'];

const MAIL_KINDS: Record<string, string> = {
  receipt: 'Receipt',
  order_links: 'Order link',
  new_version: 'Notice of a new version',
  refund: 'Refund note',
};

const RETURNED: Record<'bounced' | 'complained', (reason: string) => string> = {
  bounced: (reason) => `It came back${reason === '' ? '' : `: ${reason}`}`,
  complained: () => 'Its receiver called it spam',
};

function mailEntry(mail: OrderMail, index: number): TimelineEntry {
  const { at, text, tone } = describeMail(mail);
  return { id: `mail-${mail.kind}-${mail.createdAt}-${index}`, at, kind: 'mail', text, actor: null, tone };
}

function describeMail(mail: OrderMail): Pick<TimelineEntry, 'at' | 'text' | 'tone'> {
  const { kind, state, recipient, answer, attempts, createdAt, acceptedAt } = mail;
  const name = MAIL_KINDS[kind] ?? 'Mail';
  const to = recipient ? ` to ${recipient}` : '';
  if (acceptedAt !== null && mail.returned) {
    return {
      at: acceptedAt,
      text: `${name} mailed${to}. ${RETURNED[mail.returned.kind](mail.returned.reason)}`,
      tone: 'bad',
    };
  }
  if (acceptedAt !== null) return { at: acceptedAt, text: `${name} mailed${to}`, tone: 'good' };
  if (state === 'done') return { at: createdAt, text: `${name} withdrawn before it was sent`, tone: 'plain' };
  if (state === 'refused') {
    const words = `${name} refused by the mail server: ${answer ?? 'no reason given'}. Correct the address, or resend`;
    return { at: createdAt, text: words, tone: 'bad' };
  }
  if (attempts > 0 && answer !== null) {
    const words = `${name} not sent yet, repeated by itself. Last answer: ${answer}`;
    return { at: createdAt, text: words, tone: 'bad' };
  }
  return { at: createdAt, text: `${name} is being sent`, tone: 'plain' };
}

function downloadEntry(download: OrderDownload, index: number): TimelineEntry {
  const { fileName, version, issuedAt, firstRequestedAt, requests } = download;
  const what = `${fileName}, version ${version}`;
  const times = requests === 1 ? 'once' : `${requests} times`;
  return {
    id: `download-${issuedAt}-${index}`,
    at: firstRequestedAt ?? issuedAt,
    kind: 'download',
    text: firstRequestedAt === null ? `Link to ${what} given out, not used yet` : `Downloaded ${times}: ${what}`,
    actor: 'Buyer',
    tone: 'plain',
  };
}

type Describe = (detail: Record<string, unknown>) => string;

const EVENTS: Record<string, Describe> = {
  order_created: (detail) => `Order made, ${amountOf(detail)} by ${methodOf(detail)}`,
  payment_started: (detail) => `New payment started, ${amountOf(detail)} by ${methodOf(detail)}`,
  payment_failed: (detail) => `Payment failed${inBrackets(detail, 'code')}`,
  payment_cancelled: () => 'Payment cancelled',
  payment_expired: () => 'Payment expired',
  paid: (detail) => `Paid, ${amountOf(detail)} by ${methodOf(detail)}`,
  paid_twice: (detail) => `Paid a second time, ${amountOf(detail)}: waits in the refund queue`,
  late_money: (detail) => `${amountOf(detail)} came late`,
  amount_mismatch: (detail) => `${amountOf(detail)} came, which is not the price`,
  underpaid: () => 'Too few coins came',
  overpaid: (detail) => `Coins above the price came, ${amountOf(detail)}`,
  invoice_issued: (detail) => `Invoice ${textOf(detail, 'number')} issued`,
  invoice_corrected: (detail) => `Invoice ${textOf(detail, 'number')} corrected`,
  refund_requested: (detail) => `Refund of ${amountOf(detail)} asked for${because(detail)}`,
  refund_pending: (detail) => `Refund of ${amountOf(detail)} is on its way`,
  refund_succeeded: (detail) => `Refund of ${amountOf(detail)} done`,
  refund_failed: (detail) => `Refund of ${amountOf(detail)} refused${because(detail, 'message')}`,
  refund_found: (detail) => `Refund of ${amountOf(detail)}, made at the provider`,
  dispute_opened: (detail) => `Dispute opened, ${amountOf(detail)}${because(detail)}`,
  dispute_won: () => 'Dispute won',
  dispute_lost: (detail) => `Dispute lost, ${amountOf(detail)}`,
  access_revoked: (detail) => `Access to ${textOf(detail, 'title')} taken${because(detail)}`,
  access_restored: (detail) => `Access to ${textOf(detail, 'title')} given back${because(detail)}`,
  access_extended: (detail) => `Access extended${until(detail)}`,
  email_corrected: (detail) => `Address corrected${fromTo(detail)}`,
  links_resent: () => 'Order link asked for',
  receipt_resent: () => 'Receipt asked for again',
  link_copied: () => 'Order link handed out',
  version_announced: (detail) => `Told of version ${numberOf(detail, 'version')} of ${textOf(detail, 'fileName')}`,
  mail_bounced: (detail) => `${mailName(detail)}${toOf(detail)} came back`,
  mail_complained: (detail) => `${mailName(detail)}${toOf(detail)} was called spam by its receiver`,
  mail_retried: (detail) => `${mailName(detail)} tried again`,
  personal_data_erased: () => 'Personal data erased',
  queue_refunded: (detail) => `${amountOf(detail)} of the refund queue sent back`,
  queue_paid_back: (detail) => `${amountOf(detail)} paid back by hand${because(detail, 'note')}`,
  queue_dismissed: (detail) => `${amountOf(detail)} of the refund queue dismissed${because(detail, 'note')}`,
  reconciled: () => 'Compared with the provider',
};

const GOOD = new Set(['paid', 'refund_succeeded', 'dispute_won', 'access_restored']);
const BAD = new Set([
  'payment_failed',
  'paid_twice',
  'amount_mismatch',
  'refund_failed',
  'dispute_opened',
  'dispute_lost',
  ...RETURNS,
]);

/** What happened, in a line. An event that this panel does not know yet shows its name. */
export function describeEvent({ kind, detail }: Pick<OrderEvent, 'kind' | 'detail'>): string {
  return EVENTS[kind]?.(detail) ?? kind.replaceAll('_', ' ');
}

function toneOf(kind: string): TimelineEntry['tone'] {
  if (GOOD.has(kind)) return 'good';
  return BAD.has(kind) ? 'bad' : 'plain';
}

function textOf(detail: Record<string, unknown>, field: string): string {
  const value = detail[field];
  return typeof value === 'string' ? value : '';
}

function numberOf(detail: Record<string, unknown>, field: string): string {
  const value = detail[field];
  return typeof value === 'number' ? String(value) : '';
}

function mailName(detail: Record<string, unknown>): string {
  return MAIL_KINDS[textOf(detail, 'mail')] ?? 'Mail';
}

function toOf(detail: Record<string, unknown>): string {
  const to = textOf(detail, 'to');
  return to === '' ? '' : ` to ${to}`;
}

function amountOf({ amount }: Record<string, unknown>): string {
  return typeof amount === 'number' ? money(amount) : 'money';
}

function methodOf(detail: Record<string, unknown>): string {
  return methodName(textOf(detail, 'method'));
}

function because(detail: Record<string, unknown>, field = 'reason'): string {
  const text = textOf(detail, field);
  return text === '' ? '' : `: ${text}`;
}

function inBrackets(detail: Record<string, unknown>, field: string): string {
  const text = textOf(detail, field);
  return text === '' ? '' : ` (${text})`;
}

function until(detail: Record<string, unknown>): string {
  const text = textOf(detail, 'until');
  return text === '' ? '' : ` until ${moment(text)}`;
}

function fromTo(detail: Record<string, unknown>): string {
  const [from, to] = [textOf(detail, 'from'), textOf(detail, 'to')];
  return from === '' || to === '' ? '' : `, ${from} to ${to}`;
}
