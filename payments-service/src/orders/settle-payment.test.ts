import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { checkoutOf, sellAsset, Shopper } from '../testing/shop';
import { newAttempt } from './attempts';
import { completeOrder } from './complete-order';
import { OrderChangedError, onUnchangedOrder } from './order-changed';
import { recordTruth } from './record-truth';

let shop: Harness;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  await sellAsset(shop, 1, 24);
});
beforeEach(() => {
  shopper = new Shopper(shop.url);
});
afterAll(() => shop.close());

async function start() {
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }]);
  const { body } = await shopper.createIntent(checkout);
  const payment = await shop.deps.database.payments.find(body.data?.paymentId ?? '');
  const order = await shop.deps.database.orders.find(body.data?.orderId ?? '');
  if (!payment?.providerPaymentId || !order) throw new Error('not started');
  return { checkout, payment, order, providerPaymentId: payment.providerPaymentId };
}

test.each([
  ['another amount', 100, 'usd'],
  ['another currency', 2640, 'inr'],
] as const)(
  '%s than asked: nothing is delivered, and the buyer is not asked to pay again',
  async (_, amount, currency) => {
    const { checkout, payment, order, providerPaymentId } = await start();
    const paid = { providerPaymentId, state: 'paid', amount, currency, decline: null, progress: null } as const;
    await recordTruth(shop.deps, payment, { ...paid, next: null, capturable: false });

    expect(await shop.deps.database.orders.find(order.id)).toMatchObject({ state: 'processing', paidAt: null });
    expect(await shop.deps.database.entitlements.listByOrder(order.id)).toEqual([]);
    const again = await shopper.createIntent(checkout);
    expect(again.body).toMatchObject({ clientSecret: null, data: { orderId: order.id, status: 'processing' } });
  },
);

test('paid twice at once is told to support, whatever the order was when it was read', async () => {
  const { payment, order } = await start();
  const second = newAttempt(order, { attempt: 2, provider: payment.provider, now: new Date() });
  await shop.deps.database.payments.insert(second);
  const errors: [object, string][] = [];
  const log = { ...shop.deps.log, error: (...line: [object, string]) => void errors.push(line) };
  const complete = (paid: typeof payment) =>
    shop.deps.database.transaction((stores) => completeOrder({ ...shop.deps, log }, stores, order, paid));

  expect([await complete(payment), await complete(second)]).toEqual([true, false]);
  expect(errors).toEqual([[{ orderId: order.id, paymentId: second.id }, expect.stringContaining('paid twice')]]);
});

test('an order that was changed since it was looked at is not made paid: nothing is written, and it is looked at again', async () => {
  const { payment, order } = await start();
  const { database } = shop.deps;
  const contents = { items: [], totals: order.totals, paymentMethod: order.paymentMethod };
  await database.orders.replaceContents(order, contents);
  const complete = () => database.transaction((stores) => completeOrder(shop.deps, stores, order, payment));
  await expect(complete()).rejects.toThrow(OrderChangedError);
  expect(await database.orders.find(order.id)).toMatchObject({ state: 'created', paidAt: null });

  let tries = 0;
  const result = await onUnchangedOrder(() => {
    tries += 1;
    return tries === 1 ? complete() : Promise.resolve(true);
  });
  expect({ result, tries }).toEqual({ result: true, tries: 2 });
});
