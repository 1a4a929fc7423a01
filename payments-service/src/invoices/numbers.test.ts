import { formatUsd } from '@kiln/contracts/money';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Stores } from '../orders/deps';
import { eventually } from '../testing/eventually';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { payByCard } from '../testing/pay';
import { readPdf } from '../testing/read-pdf';
import { checkoutOf, sellAsset, Shopper } from '../testing/shop';

const BUYERS = 100;
const WITHIN_MS = 120_000;

let shop: Harness;
let good: Database;
beforeAll(async () => {
  shop = await startHarness();
  good = shop.deps.database;
  for (const [id, price] of [24, 9.99, 0.5, 149.95, 0].entries()) await sellAsset(shop, id + 1, price);
});
afterAll(() => shop.close());

/** Lets every `nth` transaction fail after it has taken an invoice number. @returns how many have */
function failAfterTheNumber(nth: number): () => number {
  let taken = 0;
  let failures = 0;
  const failing = async <Result>(stores: Stores, work: (stores: Stores) => Promise<Result>): Promise<Result> => {
    let mine = 0;
    const issue: Stores['invoices']['issue'] = async (...args) => {
      mine = taken += 1;
      return stores.invoices.issue(...args);
    };
    const result = await work({ ...stores, invoices: { ...stores.invoices, issue } });
    if (mine % nth !== 1) return result;
    failures += 1;
    throw new Error('failed after the invoice number was taken');
  };
  shop.deps.database = { ...good, transaction: (work) => good.transaction((stores) => failing(stores, work)) };
  return () => failures;
}

/** Pay pressed until it works, a card that is declined now and then, a page that asks again until it knows. */
async function buy(index: number): Promise<string> {
  const shopper = new Shopper(shop.url);
  const items = [
    { id: 1 + (index % 4), quantity: 1 + (index % 3) },
    { id: 5, quantity: 1 },
  ];
  const checkout = checkoutOf(shop, items);
  checkout.billing_details.email = `buyer-${index}@buyer.example`;
  const started = async () => {
    const { body } = await shopper.createIntent(checkout);
    return body.clientSecret ? { secret: body.clientSecret, payment: body.data } : undefined;
  };
  const { secret, payment } = await eventually(`start of buyer ${index}`, started, WITHIN_MS);
  if (index % 5 === 0) expect(await payByCard(shop, secret, 'pm_card_chargeDeclined')).toBe('generic_decline');
  expect(await payByCard(shop, secret)).toBe('succeeded');
  await eventually(
    `payment of buyer ${index}`,
    async () => {
      const answer = await shopper.verify<{ status: string }>(payment?.paymentId ?? '').catch(() => undefined);
      return answer?.body.data?.status === 'paid';
    },
    WITHIN_MS,
  );
  return payment?.orderId ?? '';
}

/** PostgreSQL only: ends every transaction under way, as a crash of the database's host would. */
async function killTransactions(): Promise<void> {
  const connectionString = shop.environment.DATABASE_URL;
  if (!connectionString) return;
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

const invoiceOf = (orderId: string) => good.invoices.findByOrder(orderId);

async function expectPdfOf(orderId: string): Promise<void> {
  const order = await good.orders.find(orderId);
  const invoice = await invoiceOf(orderId);
  if (!order || !invoice) throw new Error(`Order ${orderId} has no invoice`);
  const response = await fetch(`${shop.url}/api/payments/orders/${shop.deps.links.orderToken(order)}/invoice.pdf`);
  const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  const { subtotal, tax, total } = order.totals;
  for (const part of [
    `Invoice number ${invoice.printedNumber}`,
    `Order ${order.number}`,
    `Subtotal ${formatUsd(subtotal)}`,
    `Tax (10%) ${formatUsd(tax)}`,
    `Total (USD) ${formatUsd(total)}`,
    order.billing.email,
  ]) {
    expect(pages.join(' ')).toContain(part);
  }
}

test(
  '100 concurrent payments with declines, failures and killed transactions between: invoice numbers are consecutive, PDF totals equal the orders',
  async () => {
    shop.sandbox.faults.write(faultsOff({ duplicateWebhooks: 1, reorderWebhooks: true }));
    const failures = failAfterTheNumber(4);
    const buying = Promise.all(Array.from({ length: BUYERS }, (_, index) => buy(index)));
    await eventually('some failures', () => failures() >= 5, WITHIN_MS);
    await killTransactions();
    const orders = await buying;
    shop.deps.database = good;

    expect(failures()).toBeGreaterThanOrEqual(5);
    const numbers = (await Promise.all(orders.map(invoiceOf))).map((invoice) => invoice?.number ?? 0);
    expect(numbers.toSorted((left, right) => left - right)).toEqual(orders.map((_, index) => index + 1));
    for (const orderId of orders) await expectPdfOf(orderId);
  },
  2 * WITHIN_MS,
);
