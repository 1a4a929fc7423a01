import { afterEach, expect, test } from 'vitest';
import { eventually } from './testing/eventually';
import { faultsOff } from './testing/faults';
import { startHarness } from './testing/harness';
import { payByCard } from './testing/pay';
import { freePort, startServiceProcess } from './testing/service-process';
import { checkoutOf, sellAsset, Shopper } from './testing/shop';
import { startWorld, type World } from './testing/world';

const SHOPPERS = 200;
/** Mails sent at a time: what a kill hits between the last byte and its mark comes twice, under one Message-ID. */
const UNDER_WAY = 4;

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

interface HistoryEntry {
  orderId: string;
  orderNumber: number;
  status: string;
}

async function historyOf(url: string, world: World): Promise<HistoryEntry[]> {
  const pages = await Promise.all(
    [1, 2, 3].map((page) =>
      new Shopper(url).get<HistoryEntry[]>(`/api/payments/history?limit=100&page=${page}`, {
        authorization: `Bearer ${world.environment.SERVICE_SECRET}`,
      }),
    ),
  );
  return pages.flatMap(({ body }) => body.data ?? []);
}

/** Presses 'Pay' until it works, as a buyer would, and leaves right after the card is confirmed. */
async function buyAndLeave(url: string, world: World, index: number): Promise<void> {
  const checkout = checkoutOf(world, [{ id: 1, quantity: 1 }]);
  checkout.billing_details.email = `buyer-${index}@buyer.example`;
  const secret = await eventually(
    `intent of buyer ${index}`,
    async () => {
      const answer = await new Shopper(url).createIntent(checkout).catch(() => undefined);
      return answer?.body.clientSecret ?? undefined;
    },
    60_000,
  );
  expect(await payByCard(world, secret)).toBe('succeeded');
}

async function expectAllPaidOnce(url: string, world: World): Promise<void> {
  const receivers = () => new Set(world.smtp.mails.map((mail) => mail.to));
  await eventually('a mail for everybody', () => receivers().size === SHOPPERS, 90_000);
  const history = await historyOf(url, world);
  expect(history.map((entry) => entry.status)).toEqual(Array.from({ length: SHOPPERS }, () => 'paid'));
  expect(new Set(history.map((entry) => entry.orderId)).size).toBe(SHOPPERS);
  const numbers = history.map((entry) => entry.orderNumber).toSorted((left, right) => left - right);
  expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(SHOPPERS - 1);
  expect(new Set(world.smtp.mails.map((mail) => mail.messageId)).size).toBe(SHOPPERS);
}

test('200 parallel checkouts, webhooks twice and out of order: 200 paid orders, 200 mails', async () => {
  const shop = await startHarness();
  cleanups.push(() => shop.close());
  await sellAsset(shop, 1, 24);
  shop.sandbox.faults.write(faultsOff({ duplicateWebhooks: 1, reorderWebhooks: true }));
  await Promise.all(Array.from({ length: SHOPPERS }, (_, index) => buyAndLeave(shop.url, shop, index)));
  await expectAllPaidOnce(shop.url, shop);
  await eventually('every event worked', async () => (await shop.deps.database.inbox.listDue('9', 1)).length === 0);
  expect(shop.smtp.mails).toHaveLength(SHOPPERS);
}, 180_000);

test('the same with kill -9 in the middle and a restart', async () => {
  const port = await freePort();
  const world = await startWorld(port);
  cleanups.push(() => world.close());
  await sellAsset(world, 1, 24);
  world.sandbox.faults.write(faultsOff({ duplicateWebhooks: 1, reorderWebhooks: true }));
  const environment = { ...world.environment, OUTBOX_LEASE_MS: '3000' };

  const first = await startServiceProcess(environment);
  cleanups.push(() => first.end('SIGKILL'));
  const buyers = Promise.all(Array.from({ length: SHOPPERS }, (_, index) => buyAndLeave(first.url, world, index)));
  await eventually('a quarter of the mails', () => world.smtp.mails.length >= SHOPPERS / 4, 60_000);
  await first.end('SIGKILL');
  expect(world.smtp.mails.length).toBeLessThan(SHOPPERS);

  const second = await startServiceProcess(environment);
  cleanups.push(() => second.end('SIGKILL'));
  await buyers;
  await expectAllPaidOnce(second.url, world);
  expect(world.smtp.mails.length).toBeLessThanOrEqual(SHOPPERS + UNDER_WAY);
  expect(await second.end('SIGTERM')).toBe(0);
}, 180_000);
