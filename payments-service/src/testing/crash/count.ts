import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema';
import { PAID_STATES } from '../../orders/transitions';
import { isStray } from '../../refunds/paying-payment';
import type { ReceivedMail } from '../fake-smtp';

/** What the providers say, asked from the sandbox, not from our database. */
export interface PaidAtProvider {
  id: string;
  provider: string;
}

const PAID: Record<string, string> = { stripe: 'succeeded', paypal: 'capture_COMPLETED', nowpayments: 'finished' };
const LISTED = 1_000;

/** Reads the sandbox's list of payments. @throws Error where it may not hold all of them */
export async function readPaid(answer: Response): Promise<PaidAtProvider[]> {
  const listed = (await answer.json()) as { id: string; provider: string; status: string }[];
  if (listed.length >= LISTED) throw new Error(`The sandbox lists ${LISTED} payments at most: fewer checkouts, please`);
  return listed.filter(({ provider, status }) => status === PAID[provider]);
}

/** What others have seen of the sales. */
export interface Witnesses {
  paid: readonly PaidAtProvider[];
  mails: readonly Omit<ReceivedMail, 'raw'>[];
}

export interface Count {
  rows: [what: string, count: number][];
  /** Empty: every payment became exactly one of everything. */
  faults: string[];
}

/** Holds providers, database and mailbox against each other. */
export async function count({ paid, mails }: Witnesses, db: Kysely<Schema>): Promise<Count> {
  const payments = await db.selectFrom('payments').selectAll().execute();
  const orders = await db.selectFrom('orders').select(['id', 'number', 'state', 'email']).execute();
  const paidOrders = orders.filter(({ state }) => PAID_STATES.includes(state));
  const queue = await db.selectFrom('refund_queue').selectAll().execute();
  const entitlements = await db.selectFrom('entitlements').select(['order_id', 'order_item_id']).execute();
  const sold = await db
    .selectFrom('order_items')
    .select(['id', 'order_id'])
    .where('order_id', 'in', idsOf(paidOrders))
    .execute();
  const invoices = await db.selectFrom('invoices').select(['order_id', 'number']).execute();
  const receipts = mails.filter(({ subject }) => /receipt/i.test(subject));

  const faults: string[] = [];
  const expect = (right: boolean, what: string) => void (right || faults.push(what));
  // Of an overpaid payment only the excess is surplus; of an underpaid one nothing once the rest has come.
  const surplus = new Set(queue.filter(isStray).map(({ payment_id: id }) => id));
  const paying = new Map<string, string[]>();
  for (const one of paid) {
    const payment = payments.find(
      ({ provider_payment_id: id, provider }) => id === one.id && provider === one.provider,
    );
    if (!payment) faults.push(`${one.id} is paid at ${one.provider} and unknown to us`);
    else if (!surplus.has(payment.id)) paying.set(payment.order_id, [...(paying.get(payment.order_id) ?? []), one.id]);
  }
  for (const [orderId, ids] of paying) {
    expect(ids.length === 1, `${orderId} was paid ${ids.length} times, and none of it is in the refund queue`);
    expect(idsOf(paidOrders).includes(orderId), `${orderId} is paid at the provider (${ids.join()}) and not here`);
  }
  for (const { id } of paidOrders) {
    expect(paying.has(id), `${id} is paid here and not at a provider`);
    expect(entriesOf(invoices, id) === 1, `${id} has ${entriesOf(invoices, id)} invoices`);
  }
  const entitled = entitlements.map(({ order_item_id: id }) => id);
  expect(sameOnce(idsOf(sold), entitled), 'what was sold and what is entitled are not the same');
  const numbers = invoices.map(({ number }) => number).toSorted((left, right) => left - right);
  expect(
    numbers.every((number, index) => number === (numbers[0] ?? 0) + index),
    `invoice numbers have gaps or doubles: ${numbers.join()}`,
  );
  // A mail that was on its way at a kill may come twice, under one Message-ID.
  const distinct = [...new Map(receipts.map((mail) => [mail.messageId, mail])).values()];
  for (const { number, email } of paidOrders) {
    const own = distinct.filter((mail) => mail.to === email && new RegExp(`\\b${number}\\b`).test(mail.subject));
    expect(own.length === 1, `order ${number} has ${own.length} receipts`);
  }
  expect(distinct.length === paidOrders.length, `${distinct.length} receipts for ${paidOrders.length} paid orders`);
  return {
    rows: [
      ['orders made', orders.length],
      ['attempts at the providers', payments.filter(({ provider_payment_id: id }) => id !== null).length],
      ['paid at the providers', paid.length],
      ['  surplus, in the refund queue', paid.length - [...paying.values()].flat().length],
      ['paid orders', paidOrders.length],
      ['receipts', distinct.length],
      ['  mails accepted for them', receipts.length],
      ['items sold', sold.length],
      ['entitlements', entitlements.length],
      ['invoices', invoices.length],
    ],
    faults,
  };
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

function entriesOf(rows: readonly { order_id: string }[], orderId: string): number {
  return rows.filter((row) => row.order_id === orderId).length;
}

function sameOnce(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.toSorted().join() === right.toSorted().join();
}
