import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../lib/environment.mjs';

const Database = createRequire(path.join(ROOT, 'payments-service/package.json'))('better-sqlite3');
const LOOK_EVERY_MS = 10;
const ALL_PAID_WITHIN_MS = 120_000;

export const openPayments = (folder) => new Database(path.join(folder, 'payments/payments.db'));

/**
 * Confirms a payment as Stripe.js does in the buyer's browser; the sandbox then sends its webhook.
 * @param {{url: string, publishableKey: string}} sandbox
 */
export async function confirmCard({ url, publishableKey }, clientSecret) {
  const [intentId] = clientSecret.split('_secret_');
  const response = await fetch(`${url}/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa' }),
  });
  const { status } = await response.json();
  if (status !== 'succeeded') throw new Error(`The card was not confirmed: ${response.status} ${status}`);
}

/**
 * Orders that became paid by their webhook, per second: from the first create call until the last of them is paid.
 * @param work makes so many checkouts and confirms their cards
 */
export async function paidPerSecond(folder, count, work) {
  const database = openPayments(folder);
  const paid = database.prepare('select count(*) from orders where paid_at is not null').pluck();
  const before = paid.get();
  const started = performance.now();
  await work();
  while (paid.get() < before + count) {
    if (performance.now() - started > ALL_PAID_WITHIN_MS) throw new Error('Not every order became paid.');
    await wait(LOOK_EVERY_MS);
  }
  database.close();
  return count / ((performance.now() - started) / 1000);
}

/** What one sweep asks about at most (`payments-service/src/orders/sweep-payments.ts`). */
const SWEPT = 50;
const OPEN = "state in ('created', 'requires_action')";

/** Milliseconds of one sweep: from the first due payment that it has asked about until it has asked about all. */
export async function sweepTime(folder) {
  const database = openPayments(folder);
  database.prepare(`update payments set next_check_at = '9' where ${OPEN}`).run();
  const { changes } = database
    .prepare(
      `update payments set next_check_at = '1' where id in (select id from payments where ${OPEN} limit ${SWEPT})`,
    )
    .run();
  const due = database.prepare(`select count(*) from payments where ${OPEN} and next_check_at = '1'`).pluck();
  const look = async (enough) => {
    while (!enough(due.get())) await wait(LOOK_EVERY_MS);
    return performance.now();
  };
  const first = await look((left) => left < changes);
  const last = await look((left) => left === 0);
  database.close();
  return { payments: changes, ms: last - first };
}
