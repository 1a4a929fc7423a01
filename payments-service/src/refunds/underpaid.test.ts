import type { AdminOrderSummary } from '@kiln/contracts/admin-schema';
import type { CreateIntentRequest } from '@kiln/contracts/payments-api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { settlePayment } from '../orders/settle-payment';
import { reconcile } from '../reconciliation/reconcile';
import { createPayment } from '../testing/buyer-hands';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { payByCard, sendCrypto } from '../testing/pay';
import { checkoutOf, sellAsset, Shopper, somebody } from '../testing/shop';
import { SupportDesk, type QueueAnswer } from '../testing/support-desk';
import { handleEvent } from '../webhooks/handle-event';

let shop: Harness;
let shopper: Shopper;
let desk: SupportDesk;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  desk = new SupportDesk(shop);
  await sellAsset(shop, 1, 40);
});
beforeEach(() => {
  shopper = new Shopper(shop.url);
});
afterAll(() => shop.close());

const HASH = '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060';

const find = async (paymentId = '') => {
  const payment = await shop.deps.database.payments.find(paymentId);
  if (!payment) throw new Error('no payment');
  return payment;
};
const settle = async (paymentId: string) => settlePayment(shop.deps, await find(paymentId));
const stateOf = async (orderId: string) => (await shop.deps.database.orders.find(orderId))?.state;
const queueOf = (orderId: string) => shop.deps.database.refundQueue.listByOrder(orderId);

/** 60 % of the price came. */
async function underpaid() {
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });
  const { body } = await createPayment(shopper, 'crypto', checkout);
  const { id: paymentId, orderId, providerPaymentId } = await find(body.data?.paymentId);
  await sendCrypto(shop, providerPaymentId ?? '', 'pay_under');
  for (let time = 0; time < 2; time += 1) await settle(paymentId);
  const [entry] = await queueOf(orderId);
  return { checkout, orderId, paymentId, providerPaymentId: providerPaymentId ?? '', entry };
}

const paidBack = (queueId = '', hash = HASH) =>
  desk.post<QueueAnswer>(`/refund-queue/${queueId}/paid-back`, { transaction_hash: hash });

async function payAgainByCard(checkout: CreateIntentRequest, orderId: string): Promise<void> {
  const { body } = await shopper.createIntent(checkout);
  expect(body.data).toMatchObject({ orderId, status: 'created' });
  await payByCard(shop, body.clientSecret ?? '');
  expect((await shopper.verify(body.data?.paymentId ?? '')).body.data).toMatchObject({ status: 'paid', orderId });
  expect(await shop.deps.database.entitlements.listByOrder(orderId)).toHaveLength(1);
}

test('too few coins, sent back by hand: the order is cancelled, told by mail, and the same checkout pays by card', async () => {
  const { checkout, orderId, paymentId, entry } = await underpaid();
  expect(entry).toMatchObject({ reason: 'underpaid', amount: 2640, state: 'open' });
  const refused = await desk.post(`/refund-queue/${entry?.id}/refund`);
  expect(refused.body).toMatchObject({ error: { code: 'refund_by_hand' }, data: { amount: 2640 } });

  expect((await paidBack(entry?.id)).body.data).toMatchObject({
    entry: { state: 'refunded', note: HASH },
    order: { state: 'cancelled', payments: [{ state: 'cancelled', failure: { code: 'underpaid' } }] },
  });
  expect((await desk.order(orderId)).mails).toMatchObject([{ kind: 'refund' }]);

  // NOWPayments tells of it as before, for ever.
  await settle(paymentId);
  expect((await shopper.verify(paymentId)).body.error?.message).toMatch(/sent back. Please pay again/);
  expect(await stateOf(orderId)).toBe('cancelled');
  const { differences } = await reconcile(shop.commands);
  expect(differences.filter((one) => one.paymentId === paymentId)).toEqual([]);
  await payAgainByCard(checkout, orderId);
  const { body } = await desk.get<{ orders: AdminOrderSummary[] }>('/orders?list=underpaid');
  expect(body.data?.orders).toEqual([]);
});

test('too few coins, sent back: the same checkout pays in coins, at another address', async () => {
  const { checkout, orderId, paymentId, entry } = await underpaid();
  await paidBack(entry?.id);
  const { body } = await createPayment(shopper, 'crypto', checkout);
  expect(body.data).toMatchObject({ orderId, next: { kind: 'deposit' } });
  const second = await find(body.data?.paymentId);
  expect(second.id).not.toBe(paymentId);
  await sendCrypto(shop, second.providerPaymentId ?? '');
  expect((await shopper.verify(second.id)).body.data).toMatchObject({ status: 'paid', orderId });
  expect(await desk.order(orderId)).toMatchObject({ state: 'paid', refunded: 0, refundable: 4400 });
});

test('too few coins, then the rest: nothing is to be sent back, and the order is paid once', async () => {
  const { orderId, paymentId, providerPaymentId, entry } = await underpaid();
  await sendCrypto(shop, providerPaymentId, 'pay_rest');
  for (let time = 0; time < 2; time += 1) await settle(paymentId);
  expect(await queueOf(orderId)).toMatchObject([
    { state: 'dismissed', resolvedBy: 'provider', note: 'The rest came: the order is paid.' },
  ]);
  expect((await paidBack(entry?.id)).body.error?.code).toBe('queue_entry_resolved');
  const order = await desk.order(orderId);
  expect(order).toMatchObject({ state: 'paid', refunded: 0, refundable: 4400 });
  expect(order.timeline.filter(({ kind }) => kind === 'paid')).toHaveLength(1);
  expect((await desk.refund(orderId, { full: true, paid_by_hand: { transaction_hash: HASH } })).status).toBe(200);
  expect(await stateOf(orderId)).toBe('refunded');
});

test('the rest of coins that were sent back pays nothing: it waits to be sent back as well', async () => {
  const { checkout, orderId, paymentId, providerPaymentId, entry } = await underpaid();
  await paidBack(entry?.id);
  await sendCrypto(shop, providerPaymentId, 'pay_rest');
  for (let time = 0; time < 2; time += 1) await settle(paymentId);
  expect(await shop.deps.database.entitlements.listByOrder(orderId)).toEqual([]);
  const rest = (await queueOf(orderId)).find(({ state }) => state === 'open');
  expect(rest).toMatchObject({ reason: 'amount_mismatch', amount: 1760 });
  expect((await paidBack(rest?.id, HASH.replace('5c', '6d'))).body.data).toMatchObject({
    entry: { state: 'refunded' },
    order: { state: 'cancelled', payments: [{ failure: { code: 'amount_mismatch' } }] },
  });
  await settle(paymentId);
  await payAgainByCard(checkout, orderId);
});

test('another amount than asked, refunded through the provider: the order can be paid again', async () => {
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });
  const { body } = await shopper.createIntent(checkout);
  const payment = await find(body.data?.paymentId);
  await shop.stripe.paymentIntents.update(payment.providerPaymentId ?? '', { amount: 100 });
  await payByCard(shop, body.clientSecret ?? '');
  await shopper.verify(payment.id);
  const [entry] = await queueOf(payment.orderId);
  expect(entry).toMatchObject({ reason: 'amount_mismatch', amount: 100 });
  expect((await desk.post<QueueAnswer>(`/refund-queue/${entry?.id}/refund`)).body.data).toMatchObject({
    entry: { state: 'refunded' },
    order: { state: 'cancelled', payments: [{ state: 'cancelled', failure: { code: 'amount_mismatch' } }] },
  });
  const refunds = await shop.stripe.refunds.list({ payment_intent: payment.providerPaymentId ?? '' });
  expect(refunds.data).toMatchObject([{ amount: 100 }]);
  await settle(payment.id);
  await payAgainByCard(checkout, payment.orderId);
});

test('too few coins that NOWPayments itself sends back: settled by its notice, nobody sends them again', async () => {
  const { checkout, orderId, paymentId, providerPaymentId } = await underpaid();
  await shop.choose(providerPaymentId, 'refund');
  const event = { eventId: `${providerPaymentId}-refunded`, type: 'payment.refunded', providerPaymentId, paymentId };
  const stored = await shop.deps.database.inbox.receive('nowpayments', event, new Date().toISOString());
  await handleEvent(shop.deps, stored.event);
  expect(await queueOf(orderId)).toMatchObject([{ state: 'refunded', resolvedBy: 'provider' }]);
  expect(await stateOf(orderId)).toBe('cancelled');
  await payAgainByCard(checkout, orderId);
});
