import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { payByCard } from '../testing/pay';
import { checkoutOf, sellAsset, Shopper } from '../testing/shop';
import { reconcileNightly } from './nightly';
import { reconcile } from './reconcile';

let shop: Harness;
let orderId: string;
let paymentId: string;
let clientSecret: string;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
  await sellAsset(shop, 1, 24);
});
beforeEach(async () => {
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  const { body } = await new Shopper(shop.url).createIntent(checkoutOf(shop, [{ id: 1, quantity: 1 }]));
  ({ orderId = '', paymentId = '' } = body.data ?? {});
  clientSecret = body.clientSecret ?? '';
});
afterAll(() => shop.close());

const stateOf = async (id: string) => (await shop.deps.database.orders.find(id))?.state;
const run = async () => {
  const report = await reconcile(shop.commands);
  return { report, ours: report.differences.filter((one) => one.paymentId === paymentId) };
};

test('paid at the provider and not here: settled, and reported as settled', async () => {
  await payByCard(shop, clientSecret);
  const { ours } = await run();
  expect(ours).toMatchObject([{ kind: 'paid_at_provider', here: 'created', there: 'paid', settled: true, orderId }]);
  expect(await stateOf(orderId)).toBe('paid');
  expect((await run()).ours).toEqual([]);
});

test('paid here and not at the provider: reported, never undone', async () => {
  const { database } = shop.deps;
  await database.payments.transition(paymentId, 'paid', null);
  const paidAt = shop.deps.now().toISOString();
  await database.orders.markPaid(orderId, { paidAt, accessExpiresAt: paidAt, method: 'card' });
  const { ours, report } = await run();
  expect(ours).toMatchObject([{ kind: 'paid_here_only', here: 'paid', there: 'created', settled: false }]);
  expect(report.counts.open).toBeGreaterThan(0);
  expect(await stateOf(orderId)).toBe('paid');
});

test('an amount other than the one asked for is reported and not delivered', async () => {
  const [intentId = ''] = clientSecret.split('_secret_');
  await shop.stripe.paymentIntents.update(intentId, { amount: 100 });
  await payByCard(shop, clientSecret);
  expect((await run()).ours).toMatchObject([{ kind: 'amount', here: 2640, there: 100, settled: false }]);
  expect(await shop.deps.database.entitlements.listByOrder(orderId)).toEqual([]);
});

test('a payment marked as ours that we do not know is reported; somebody else’s is not', async () => {
  const paid = { amount: 500, currency: 'usd', payment_method: 'pm_card_visa', confirm: true } as const;
  const card = { ...paid, allowed_payment_method_types: ['card' as const] };
  await shop.stripe.paymentIntents.create({ ...card, metadata: { payment_id: 'pay_lost', order_id: 'ord_lost' } });
  const foreign = await shop.stripe.paymentIntents.create(card);
  const { differences } = (await run()).report;
  expect(differences).toContainEqual(
    expect.objectContaining({ kind: 'unknown_here', paymentId: 'pay_lost', there: 'paid', settled: false }),
  );
  expect(differences.map((one) => one.providerPaymentId)).not.toContain(foreign.id);
});

test('a refund made in the provider’s dashboard that no webhook told of is recorded and reported', async () => {
  await payByCard(shop, clientSecret);
  await run();
  await shop.stripe.refunds.create({ payment_intent: clientSecret.split('_secret_')[0] ?? '', amount: 500 });
  expect((await run()).ours).toMatchObject([{ kind: 'refunds', here: 0, there: 500, settled: true }]);
  expect((await run()).ours).toEqual([]);
});

test('several processes compare a night once; one without answers is compared again', async () => {
  shop.sandbox.faults.write(
    faultsOff({ dropWebhooks: true, failNext: [{ path: '/v1/', method: 'GET', status: 503, times: 50 }] }),
  );
  const ended: string[] = [];
  const note = (_: object, message: string) => ended.push(...(message === 'reconciliation ended' ? [message] : []));
  const atNight = (hour: number) => ({
    ...shop.commands,
    log: { info: note, warn: note, error: note },
    now: () => new Date(`2027-01-02T0${hour}:30:00.000Z`),
  });
  const latest = () => shop.commands.reconciliation.latest();
  await reconcileNightly(atNight(1));
  expect((await latest())?.startedAt).not.toMatch(/^2027/);
  await reconcileNightly(atNight(3));
  expect(await latest()).toMatchObject({ unreachable: ['stripe'] });

  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  const first = (await latest())?.runId;
  await Promise.all([4, 4, 4].map((hour) => reconcileNightly(atNight(hour))));
  expect(ended).toHaveLength(2);
  const second = await latest();
  expect(second).toMatchObject({ runId: first, unreachable: [], startedAt: '2027-01-02T04:30:00.000Z' });
  await reconcileNightly(atNight(5));
  expect(await latest()).toEqual(second);
  expect(ended).toHaveLength(2);
});
