import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { PaymentState } from '@kiln/contracts/payments-api';
import { totalsOf } from '@kiln/contracts/pricing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, openConnection } from '../db/client';
import { migrateToLatest } from '../db/migrate';
import { AppError } from '../lib/app-error';
import { newId } from '../lib/ids';
import { newAttempt } from '../orders/attempts';
import type { Database } from '../orders/deps';
import type { Payment } from '../orders/order';
import { canReverse } from '../orders/transitions';
import { ProviderUnavailableError } from '../providers/provider-contract';
import { createProviderRegistry } from '../providers/registry';
import { createReversingProvider, type ReversingProvider } from '../testing/reversing-provider';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import type { RefundScope } from './plan-refund';
import { requestRefund } from './request-refund';
import type { ReversalDeps } from './reversal-deps';
import { settleReversals } from './settle-reversals';
import { isAccepted, standingOf } from './standing';
import { sweepRefunds } from './sweep-refunds';

let folder: TestDatabase;
let connection: ReturnType<typeof openConnection>;
let database: Database;
beforeAll(async () => {
  folder = await createTestDatabase();
  connection = openConnection(
    folder.databaseUrl
      ? { kind: 'postgres', url: folder.databaseUrl }
      : { kind: 'sqlite', file: path.join(folder.folder, 'payments.db') },
  );
  await migrateToLatest(connection);
  database = createDatabase(connection);
});
afterAll(async () => {
  await connection.destroy();
  await folder.drop();
});

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const sum = (parts: readonly { amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0);

interface World {
  deps: ReversalDeps;
  far: ReversingProvider;
  payment: Payment;
  itemIds: string[];
  travel(ms: number): void;
}

async function paidOrder(prices: readonly number[], rate: number | null, namesRefunds: boolean): Promise<World> {
  const items = prices.map((unitPrice, index) => ({
    ...{ id: newId('itm'), productId: index + 1, title: `Asset ${index + 1}`, image: null },
    ...{ unitPrice, quantity: 1, deliverableIds: [`del-${index + 1}`] },
  }));
  const now = new Date('2026-11-20T10:00:00.000Z');
  const at = now.toISOString();
  const order = {
    ...{ id: newId('ord'), checkoutId: randomUUID(), company: null, taxId: null, consent: null, createdAt: at },
    billing: { email: 'ada@buyer.example', name: 'Ada', phone: '1' },
    ...{ state: 'created' as const, totals: totalsOf(items), paymentMethod: 'card' as const, browserKey: 'browser' },
  };
  const local = rate === null ? null : { currency: 'inr', amount: Math.round(order.totals.total * rate), rate };
  const attempt = newAttempt(order, { attempt: 1, provider: 'far-end', now, local });
  const payment: Payment = { ...attempt, state: 'paid', providerPaymentId: newId('pay') };
  await database.transaction(async (stores) => {
    await stores.orders.insert(order, items);
    await stores.payments.insert(payment);
    await stores.orders.markPaid(order.id, { paidAt: at, accessExpiresAt: at, method: 'card' });
    await stores.entitlements.grant(order.id, items, at);
  });
  const far = createReversingProvider(local?.amount ?? payment.amount, namesRefunds);
  let offset = 0;
  const deps: ReversalDeps = {
    database,
    providers: createProviderRegistry([far]),
    log: silent,
    now: () => new Date(now.getTime() + offset),
    wakeOutbox: () => undefined,
  };
  const travel = (ms: number) => {
    offset += ms;
    far.passDays();
  };
  return { deps, far, payment, itemIds: items.map(({ id }) => id), travel };
}

type Step = (world: World) => Promise<unknown> | void;

const expected = (error: unknown) => {
  if (!(error instanceof AppError) && !(error instanceof ProviderUnavailableError)) throw error;
};
const ask = (world: World, scope: RefundScope, key: string) =>
  requestRefund(world.deps, {
    ...{ orderId: world.payment.orderId, scope, key, reason: 'Asked for', actor: 'service', paidByHand: null },
  }).catch(expected);
const pick = (world: World, indexes: readonly number[]) =>
  [...new Set(indexes.map((index) => world.itemIds[index % world.itemIds.length] ?? ''))].toSorted();

const key = fc.integer({ min: 1, max: 6 }).map(String);
const steps = fc.oneof<fc.Arbitrary<Step>[]>(
  key.map((one) => (world) => ask(world, { kind: 'full' }, one)),
  fc.tuple(fc.integer({ min: 1, max: 3000 }), key).map(
    ([amount, one]): Step =>
      (world) =>
        ask(world, { kind: 'amount', amount }, one),
  ),
  fc.tuple(fc.array(fc.nat(5), { minLength: 1, maxLength: 3 }), key).map(
    ([indexes, one]): Step =>
      (world) =>
        ask(world, { kind: 'items', items: pick(world, indexes) }, one),
  ),
  fc.tuple(fc.integer({ min: 1, max: 2000 }), key).map(
    ([amount, one]): Step =>
      (world) =>
        Promise.all([1, 2, 3].map((turn) => ask(world, { kind: 'amount', amount }, `${one}-${turn}`))),
  ),
  fc.constantFrom('pending', 'succeeded', 'refused', 'away', 'cut').map(
    (next): Step =>
      ({ far }) =>
        far.receive(next),
  ),
  fc.integer({ min: 1, max: 3000 }).map(
    (amount): Step =>
      ({ far }) =>
        far.refundHere(amount),
  ),
  fc
    .tuple(fc.nat(9), fc.constantFrom('succeeded' as const, 'failed' as const))
    .map(([index, state]): Step => ({ far }) => {
      const refund = far.refunds[index % Math.max(far.refunds.length, 1)];
      if (refund && refund.state !== 'failed') refund.state = state;
    }),
  fc.constantFrom('open', 'won', 'lost').map((state): Step => ({ far }) => {
    const open = far.disputes.find((dispute) => dispute.state === 'open');
    if (open) open.state = state;
    else if (state === 'open' && far.left() > 0) {
      far.disputes.push({ providerDisputeId: `du_${far.disputes.length}`, state, amount: far.left(), reason: 'fraud' });
    }
  }),
  fc.constant<Step>(({ deps, payment }) => settleReversals(deps, payment).catch(expected)),
  fc.constant<Step>(async ({ deps, travel }) => {
    travel(2 * 86_400_000);
    await sweepRefunds(deps);
  }),
);

async function check({ payment, itemIds }: World, before: PaymentState): Promise<PaymentState> {
  const order = await database.orders.find(payment.orderId);
  const refunds = await database.refunds.listByPayment(payment.id);
  const disputes = await database.disputes.listByPayment(payment.id);
  const standing = standingOf(payment, refunds, disputes);
  const state = order?.state ?? 'created';
  expect(standing.returned).toBeGreaterThanOrEqual(0);
  const gone = sum(refunds.filter(isAccepted)) + sum(disputes.filter((dispute) => dispute.state === 'lost'));
  // A dispute in rupees rounds for itself: by less than a cent.
  expect(gone).toBeLessThanOrEqual(payment.amount + (payment.local ? disputes.length : 0));
  expect(state === before || canReverse(before, state)).toBe(true);
  expect(state).toBe(standing.state);
  expect((await database.payments.find(payment.id))?.state).toBe(state);
  const accepted = refunds.filter(isAccepted);
  const named = new Set(accepted.flatMap(({ lines }) => lines.map(({ orderItemId }) => orderItemId)));
  const all = standing.returned === payment.amount || disputes.some((dispute) => dispute.state === 'lost');
  for (const { orderItemId, revokedAt } of await database.entitlements.listByOrder(payment.orderId)) {
    expect(itemIds).toContain(orderItemId);
    expect(revokedAt !== null).toBe(all || named.has(orderItemId));
  }
  return state;
}

const orders = fc.tuple(
  fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 4 }),
  fc.option(fc.double({ min: 20, max: 120, noNaN: true })),
  fc.boolean(),
);

test('any sequence of refunds, answers and events keeps 0 ≤ refunded ≤ paid, states legal and access consistent', async () => {
  await fc.assert(
    fc.asyncProperty(orders, fc.array(steps, { maxLength: 20 }), async ([prices, rate, named], sequence) => {
      const world = await paidOrder(prices, rate, named);
      let state: PaymentState = 'paid';
      for (const step of sequence) {
        await step(world);
        state = await check(world, state);
      }
      // The provider is back and time passes: nothing of ours waits, and both sides tell the same.
      world.far.receive('succeeded');
      for (let day = 0; day < 3; day += 1) {
        world.travel(2 * 86_400_000);
        await sweepRefunds(world.deps);
        await settleReversals(world.deps, world.payment);
      }
      await check(world, state);
      const ours = (await database.refunds.listByPayment(world.payment.id)).filter(
        (refund) => refund.state !== 'failed',
      );
      const theirs = world.far.refunds.filter((refund) => refund.state !== 'failed');
      expect(ours.filter((refund) => refund.state === 'requested')).toEqual([]);
      const inTheirs = ours.map(({ localAmount, amount }) => ({ amount: localAmount ?? amount }));
      expect(sum(inTheirs)).toBe(sum(theirs));
      expect(ours).toHaveLength(theirs.length);
    }),
    { numRuns: 150 },
  );
});
