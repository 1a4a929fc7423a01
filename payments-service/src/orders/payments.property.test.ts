import { PAYMENT_STATES } from '@kiln/contracts/payments-api';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { isStray } from '../refunds/paying-payment';
import { stories, Story } from '../testing/payment-story';
import { sellAsset } from '../testing/shop';
import type { Payment } from './order';
import { isPaid } from './transitions';

let shop: Harness;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  await sellAsset(shop, 1, 40);
  await sellAsset(shop, 2, 55);
});
afterAll(() => shop.close());

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Whether the provider has, or had, this payment's money. */
async function cameIn(payment: Payment): Promise<boolean> {
  if (payment.providerPaymentId === null) return false;
  const truth = await shop.deps.providers.byId(payment.provider)?.retrieve(payment.providerPaymentId);
  return truth?.state === 'paid';
}

/** Money at the providers that is neither this order's nor waits to be sent back; and what waits without having come. */
async function checkMoney(orderId: string, payments: readonly Payment[]): Promise<void> {
  const { database } = shop.deps;
  const order = await database.orders.find(orderId);
  const queued = (await database.refundQueue.listByOrder(orderId)).filter(isStray);
  const inQueue = new Set(queued.map(({ paymentId }) => paymentId));
  const came = await Promise.all(payments.map(cameIn));
  const paying = payments.filter((payment, index) => came[index] && !inQueue.has(payment.id));
  expect({ paid: order && isPaid(order.state), by: paying.length }).toEqual(
    paying.length === 0 ? { paid: false, by: 0 } : { paid: true, by: 1 },
  );
}

/** Access, receipt and invoice: one each of a paid order, none of another. */
async function checkGoods(orderId: string): Promise<void> {
  const { database } = shop.deps;
  const order = await database.orders.find(orderId);
  const items = await database.orders.items(orderId);
  const entitled = (await database.entitlements.listByOrder(orderId)).map(({ orderItemId }) => orderItemId);
  const receipts = (await shop.commands.inspection.mailsOf(orderId)).filter(({ kind }) => kind === 'receipt');
  const invoice = await database.invoices.findByOrder(orderId);
  const paid = order !== undefined && isPaid(order.state);
  expect(entitled.toSorted()).toEqual(paid ? items.map(({ id }) => id).toSorted() : []);
  expect(receipts).toHaveLength(paid ? 1 : 0);
  expect(invoice !== undefined).toBe(paid);
}

async function checkRefunds(payments: readonly Payment[]): Promise<void> {
  for (const payment of payments) {
    const paid = payment.local?.amount ?? payment.amount;
    const ours = await shop.deps.database.refunds.listByPayment(payment.id);
    const alive = ours.filter(({ state }) => state !== 'failed').map((one) => one.localAmount ?? one.amount);
    expect(sum(alive)).toBeLessThanOrEqual(paid);
    const provider = shop.deps.providers.byId(payment.provider);
    if (payment.providerPaymentId === null || !provider?.listReversals) continue;
    const { refunds } = await provider.listReversals(payment.providerPaymentId);
    const there = refunds.filter(({ state }) => state !== 'failed').map(({ amount }) => amount);
    expect(sum(there)).toBeLessThanOrEqual(paid);
  }
}

test('whatever happens in whatever order: money, orders and goods agree, once paid stays paid', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async (steps) => {
      const story = new Story(shop);
      let wasPaid = false;
      const look = async () => {
        const order = story.orderId === undefined ? undefined : await shop.deps.database.orders.find(story.orderId);
        if (!order) return;
        expect(PAYMENT_STATES).toContain(order.state);
        if (wasPaid) expect(isPaid(order.state)).toBe(true);
        wasPaid = isPaid(order.state);
      };
      for (const step of steps) {
        await story.play(step);
        await look();
      }
      await story.end();
      await look();
      if (story.orderId === undefined) return;
      const { payments } = await story.attempts();
      await checkMoney(story.orderId, payments);
      await checkGoods(story.orderId);
      await checkRefunds(payments);
    }),
    {
      numRuns: Number(process.env.PROPERTY_RUNS ?? 60),
      interruptAfterTimeLimit: 40_000,
      markInterruptAsFailure: false,
    },
  );
}, 120_000);
