import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPayment } from '../testing/buyer-hands';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { payByPayPal } from '../testing/pay';
import { checkoutOf, sellAsset, Shopper, somebody } from '../testing/shop';
import { sweepPayments } from './sweep-payments';

let shop: Harness;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
  await sellAsset(shop, 1, 40);
});
beforeEach(() => {
  shopper = new Shopper(shop.url);
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
});
afterAll(() => shop.close());

async function approved() {
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });
  const { body } = await createPayment(shopper, 'paypal', checkout);
  const orderID = body.data?.next?.kind === 'approve' ? body.data.next.orderID : '';
  await payByPayPal(shop, orderID);
  return { checkout, orderID, orderId: body.data?.orderId ?? '', paymentId: body.data?.paymentId ?? '' };
}
const stateOf = async (paymentId: string) => (await shop.deps.database.payments.find(paymentId))?.state;

test('approved at PayPal and the tab closed: the sweep takes the money, the buyer gets the order', async () => {
  const { orderId, paymentId } = await approved();
  shop.travel(61_000);
  await sweepPayments(shop.deps);
  expect(await stateOf(paymentId)).toBe('paid');
  expect(await shop.deps.database.entitlements.listByOrder(orderId)).toHaveLength(1);
});

test('approved at PayPal, then another method chosen: the approved order is never captured', async () => {
  const { checkout, orderID, orderId, paymentId } = await approved();
  const card = await shopper.createIntent(checkout);
  expect(card.body.data).toMatchObject({ orderId, next: { kind: 'confirm' } });
  const capture = await shopper.post('/api/payments/paypal/capture-order', { orderID });
  expect(capture).toMatchObject({ status: 402, body: { error: { code: 'payment_cancelled' } } });
  expect(await stateOf(paymentId)).toBe('cancelled');
  const truth = await shop.deps.providers.byId('paypal')?.retrieve(orderID);
  expect(truth).toMatchObject({ state: 'requires_action', capturable: true });
});

// PayPal says that the buyer has to act, an address of coins that it waits as if it were new.
test.each(['paypal', 'crypto'] as const)('%s, given up: asking about it does not open it again', async (method) => {
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });
  const first = await createPayment(shopper, method, checkout);
  const paymentId = first.body.data?.paymentId ?? '';
  await shopper.createIntent(checkout);
  expect(await shopper.verify(paymentId)).toMatchObject({ body: { error: { code: 'payment_cancelled' } } });
  expect(await stateOf(paymentId)).toBe('cancelled');
});

test('given up a moment ago, the next attempt not made yet: the approved order is not captured', async () => {
  const { orderID, paymentId } = await approved();
  expect(await shop.deps.database.payments.close(paymentId, 'cancelled')).toBe(true);
  await shopper.post('/api/payments/paypal/capture-order', { orderID });
  expect(await stateOf(paymentId)).toBe('cancelled');
  expect(await shop.deps.providers.byId('paypal')?.retrieve(orderID)).toMatchObject({ capturable: true });
});

test('captured and given up at once: one of the two happens, never both', async () => {
  for (let round = 0; round < 5; round += 1) {
    shopper = new Shopper(shop.url);
    const { checkout, orderID, paymentId } = await approved();
    const [capture, change] = await Promise.all([
      shopper.post('/api/payments/paypal/capture-order', { orderID }),
      shopper.createIntent(checkout),
    ]);
    const truth = await shop.deps.providers.byId('paypal')?.retrieve(orderID);
    const taken = truth?.state === 'paid';
    expect(await stateOf(paymentId)).toBe(taken ? 'paid' : 'cancelled');
    expect(change.body.data?.next?.kind === 'confirm').toBe(!taken);
    expect([200, 402]).toContain(capture.status);
  }
});

test('a capture whose answer was lost is found, not repeated', async () => {
  const { orderID, paymentId } = await approved();
  const path = `/paypal/v2/checkout/orders/${orderID}/capture`;
  shop.sandbox.faults.write(
    faultsOff({ dropWebhooks: true, failNext: [{ path, method: 'POST', status: 'cut', times: 5 }] }),
  );
  await shopper.post('/api/payments/paypal/capture-order', { orderID });
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  expect((await shopper.verify(paymentId)).body.data).toMatchObject({ status: 'paid' });
});

test('a changed method cancels the live attempt at the provider first', async () => {
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });
  const card = await shopper.createIntent(checkout);
  const bank = await createPayment(shopper, 'bank_transfer', checkout);
  expect(bank.body.data?.orderId).toBe(card.body.data?.orderId);
  const [intentId = ''] = (card.body.clientSecret ?? '').split('_secret_');
  expect((await shop.stripe.paymentIntents.retrieve(intentId)).status).toBe('canceled');
});
