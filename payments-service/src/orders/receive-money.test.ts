import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPayment } from '../testing/buyer-hands';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { reconcile } from '../reconciliation/reconcile';
import { payByCard, sendCrypto } from '../testing/pay';
import { checkoutOf, sellAsset, Shopper, somebody } from '../testing/shop';
import { settlePayment } from './settle-payment';

let shop: Harness;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  await sellAsset(shop, 1, 40);
  await sellAsset(shop, 2, 70);
});
beforeEach(() => {
  shopper = new Shopper(shop.url);
});
afterAll(() => shop.close());

const find = async (paymentId = '') => {
  const payment = await shop.deps.database.payments.find(paymentId);
  if (!payment) throw new Error('no payment');
  return payment;
};
const queueOf = (orderId = '') => shop.deps.database.refundQueue.listByOrder(orderId);

async function expiredCrypto(productId: number) {
  const checkout = checkoutOf(shop, [{ id: productId, quantity: 1 }], { billing_details: somebody() });
  const { body } = await createPayment(shopper, 'crypto', checkout);
  const payment = await find(body.data?.paymentId);
  await shop.choose(payment.providerPaymentId ?? '', 'expire');
  await shopper.verify(payment.id);
  return { checkout, payment };
}

async function payLate(providerPaymentId: string | null): Promise<void> {
  await shop.choose(providerPaymentId ?? '', 'pay_late');
  await shop.choose(providerPaymentId ?? '', 'finish');
}

test('late money for an order that sells the same pays it, and the attempt in its place is cancelled', async () => {
  const { checkout, payment } = await expiredCrypto(1);
  const again = await shopper.createIntent(checkout);
  expect(again.body.data?.orderId).toBe(payment.orderId);
  await payLate(payment.providerPaymentId);
  await settlePayment(shop.deps, await find(payment.id));
  expect((await shop.deps.database.orders.find(payment.orderId))?.state).toBe('paid');
  await expect(payByCard(shop, again.body.clientSecret ?? '')).rejects.toThrow(/canceled/i);
  expect(await queueOf(payment.orderId)).toEqual([]);
});

test('late money for contents that the order no longer has waits in the refund queue; nothing is delivered', async () => {
  const { checkout, payment } = await expiredCrypto(1);
  const changed = { ...checkoutOf(shop, [{ id: 2, quantity: 1 }]), checkout_id: checkout.checkout_id };
  await shopper.createIntent(changed);
  await payLate(payment.providerPaymentId);
  for (let time = 0; time < 2; time += 1) await settlePayment(shop.deps, await find(payment.id));
  expect(await queueOf(payment.orderId)).toMatchObject([
    { paymentId: payment.id, amount: 4400, reason: 'late_for_changed_order' },
  ]);
  expect(await shop.deps.database.orders.find(payment.orderId)).toMatchObject({ paidAt: null });
  expect(await shop.deps.database.entitlements.listByOrder(payment.orderId)).toEqual([]);
});

test('money that comes a second time waits in the refund queue, once', async () => {
  const { checkout, payment } = await expiredCrypto(1);
  const again = await shopper.createIntent(checkout);
  await payByCard(shop, again.body.clientSecret ?? '');
  await shopper.verify(again.body.data?.paymentId ?? '');
  await payLate(payment.providerPaymentId);
  for (let time = 0; time < 2; time += 1) await settlePayment(shop.deps, await find(payment.id));
  expect(await queueOf(payment.orderId)).toMatchObject([{ paymentId: payment.id, amount: 4400, reason: 'paid_twice' }]);
  expect(await shop.deps.database.entitlements.listByOrder(payment.orderId)).toHaveLength(1);
});

test('another amount than asked: queued, the order keeps settling, and a changed cart is refused with a clear text', async () => {
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });
  const { body } = await shopper.createIntent(checkout);
  const payment = await find(body.data?.paymentId);
  await shop.stripe.paymentIntents.update(payment.providerPaymentId ?? '', { amount: 100 });
  await payByCard(shop, body.clientSecret ?? '');
  await shopper.verify(payment.id);
  expect(await queueOf(payment.orderId)).toMatchObject([{ amount: 100, reason: 'amount_mismatch' }]);
  const changed = { ...checkoutOf(shop, [{ id: 2, quantity: 1 }]), checkout_id: checkout.checkout_id };
  expect(await shopper.createIntent(changed)).toMatchObject({
    status: 409,
    body: { error: { code: 'payment_in_progress', message: expect.stringMatching(/still being processed/) } },
  });
});

test('rupees are compared in rupees', async () => {
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });
  const { body } = await createPayment(shopper, 'upi', checkout);
  const payment = await find(body.data?.paymentId);
  expect(payment).toMatchObject({ amount: 4400, local: { currency: 'inr', amount: 387_200, rate: 88 } });
  await shop.choose(payment.providerPaymentId ?? '', 'approve');
  expect((await shopper.verify(payment.id)).body.data).toMatchObject({ status: 'paid', amount: 4400 });
});

test('too few rupees: not delivered, and what came waits in the refund queue, in cents', async () => {
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });
  const { body } = await createPayment(shopper, 'upi', checkout);
  const payment = await find(body.data?.paymentId);
  const intentId = payment.providerPaymentId ?? '';
  // Above the price if it were read as cents.
  await shop.stripe.paymentIntents.update(intentId, { amount: 387_100 });
  await shop.choose(intentId, 'approve');
  expect((await shopper.verify(payment.id)).body.data).toMatchObject({ status: 'processing' });
  expect(await queueOf(payment.orderId)).toMatchObject([
    { paymentId: payment.id, amount: Math.round(387_100 / 88), reason: 'amount_mismatch' },
  ]);
  expect(await shop.deps.database.entitlements.listByOrder(payment.orderId)).toEqual([]);
});

test('more coins than asked: paid, and what is above the price waits to be sent back by hand', async () => {
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });
  const { body } = await createPayment(shopper, 'crypto', checkout);
  const payment = await find(body.data?.paymentId);
  await sendCrypto(shop, payment.providerPaymentId ?? '', 'pay_over');
  for (let time = 0; time < 2; time += 1) await settlePayment(shop.deps, await find(payment.id));
  expect((await find(payment.id)).state).toBe('paid');
  expect(await queueOf(payment.orderId)).toMatchObject([{ amount: 2200, reason: 'overpaid' }]);
  const { differences } = await reconcile(shop.commands);
  expect(differences.filter(({ paymentId }) => paymentId === payment.id)).toEqual([]);
});
