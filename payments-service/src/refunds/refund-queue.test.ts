import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RefundQueueEntry } from '@kiln/contracts/admin-schema';
import { settlePayment } from '../orders/settle-payment';
import { eventually } from '../testing/eventually';
import { startHarness, type Harness } from '../testing/harness';
import { textOf } from '../testing/read-mail';
import { sellAsset } from '../testing/shop';
import { buyPaid, SupportDesk, type Bought, type QueueAnswer } from '../testing/support-desk';

let shop: Harness;
let desk: SupportDesk;
beforeAll(async () => {
  shop = await startHarness();
  desk = new SupportDesk(shop);
  await sellAsset(shop, 1, 24);
  await sellAsset(shop, 2, 10);
});
afterAll(() => shop.close());

const HASH = '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060';

/** A second payment of the order that comes in at Stripe, as from a tab that was left open. */
async function payAgain(bought: Bought): Promise<{ paymentId: string; providerPaymentId: string }> {
  const { database } = shop.deps;
  const order = await database.orders.find(bought.orderId);
  const first = await database.payments.find(bought.paymentId);
  if (!order || !first) throw new Error('no order');
  const intent = await shop.stripe.paymentIntents.create({
    amount: order.totals.total,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
  });
  const attempt = { id: `${bought.paymentId}-2`, attempt: 2, idempotencyKey: `${bought.orderId}-2` };
  const payment = { ...first, ...attempt, state: 'created' as const, providerPaymentId: intent.id };
  await database.payments.insert(payment);
  await settlePayment(shop.deps, payment);
  return { paymentId: payment.id, providerPaymentId: intent.id };
}

const entriesOf = async (orderId: string) => (await desk.order(orderId)).refundQueue;
const verb = (entry: RefundQueueEntry | undefined, name: string, body?: object) =>
  desk.post<QueueAnswer>(`/refund-queue/${entry?.id}/${name}`, body);

test('the buyer paid twice: the second payment waits, is refunded once, and the order stays as it is', async () => {
  const bought = await buyPaid(shop, [1], 'card', 'twice@buyer.example');
  const second = await payAgain(bought);
  const [entry] = await entriesOf(bought.orderId);
  expect(entry).toMatchObject({ ...second, reason: 'paid_twice', amount: 2640, state: 'open', refundable: true });
  const listed = await desk.get<{ entries: RefundQueueEntry[] }>('/refund-queue?state=open');
  expect(listed.body.data?.entries.map(({ id }) => id)).toContain(entry?.id);

  const answers = await Promise.all([1, 2, 3].map(() => verb(entry, 'refund')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[0]?.body.data).toMatchObject({
    entry: { state: 'refunded', resolvedBy: 'service' },
    order: { state: 'paid', refunded: 0, refundable: 2640, items: [{ access: 'granted' }] },
  });
  const refunds = (await shop.stripe.refunds.list({ payment_intent: second.providerPaymentId })).data;
  expect(refunds).toMatchObject([{ amount: 2640 }]);
  const mail = await eventually('the mail', () =>
    shop.smtp.mails.find(({ to, subject }) => to === 'twice@buyer.example' && /refund of \$26\.40/.test(subject)),
  );
  expect(textOf(mail.raw)).toContain('Your order and its files stay as they are.');
});

test('a refund of the order leaves its double payment alone', async () => {
  const bought = await buyPaid(shop, [1]);
  await payAgain(bought);
  await desk.refund(bought.orderId, { full: true });
  expect(await desk.order(bought.orderId)).toMatchObject({ state: 'refunded', refundQueue: [{ state: 'open' }] });
});

test('double money refunded in the dashboard settles its entry; a refund that fails opens it again', async () => {
  const bought = await buyPaid(shop, [1]);
  const { providerPaymentId } = await payAgain(bought);
  await shop.stripe.refunds.create({ payment_intent: providerPaymentId });
  const { paymentId } = (await entriesOf(bought.orderId))[0] ?? {};
  await eventually('the entry is settled', async () => {
    // Made outside our own call, the intent carries no id of ours; the refund's event finds it by the provider's.
    return (await entriesOf(bought.orderId))[0]?.state === 'refunded';
  });
  await shop.choose(providerPaymentId, 'fail_refund');
  await eventually('the entry is open', async () => (await entriesOf(bought.orderId))[0]?.state === 'open');
  expect((await desk.order(bought.orderId)).payments.find(({ id }) => id === paymentId)?.state).toBe('paid');
});

test('dismissed with a note, it is settled once and says by whom', async () => {
  const bought = await buyPaid(shop, [1]);
  await payAgain(bought);
  const [entry] = await entriesOf(bought.orderId);
  expect((await verb(entry, 'dismiss', { note: ' ' })).status).toBe(422);
  expect((await verb(entry, 'dismiss', { note: 'The buyer wants two licences' })).body.data?.entry).toMatchObject({
    state: 'dismissed',
    note: 'The buyer wants two licences',
    resolvedBy: 'service',
  });
  expect(await verb(entry, 'refund')).toMatchObject({ status: 409, body: { error: { code: 'queue_entry_resolved' } } });
  expect(await verb(undefined, 'refund')).toMatchObject({ status: 404 });
});

test('paid in coins: the refund says where to send them, and the hash of what was sent ends it', async () => {
  const { orderId } = await buyPaid(shop, [1, 2], 'crypto');
  const [first] = (await desk.order(orderId)).items;
  expect((await desk.refund(orderId, { items: [first?.id] })).body).toMatchObject({
    error: { code: 'refund_by_hand', message: expect.stringContaining('bc1q') },
    data: { amount: 2640, coin: 'litecoin', walletAddress: expect.stringContaining('bc1q') },
  });
  expect(await desk.order(orderId)).toMatchObject({ state: 'paid', refunds: [] });
  const byHand = { items: [first?.id], paid_by_hand: { transaction_hash: HASH } };
  expect((await desk.refund(orderId, byHand)).body.data).toMatchObject({
    refund: { state: 'succeeded', amount: 2640, providerRefundId: HASH },
    order: { state: 'partially_refunded', items: [{ access: 'revoked' }, { access: 'granted' }] },
  });
});

test('coins above the price wait; paid back by hand they are no refund of the order', async () => {
  const { orderId, paymentId } = await buyPaid(shop, [1], 'crypto');
  const at = new Date().toISOString();
  await shop.deps.database.refundQueue.add({ orderId, paymentId, amount: 300, reason: 'overpaid', at });
  const [entry] = await entriesOf(orderId);
  expect(entry).toMatchObject({ refundable: false, walletAddress: expect.stringContaining('bc1q') });
  expect((await verb(entry, 'refund')).body.error?.code).toBe('refund_by_hand');
  const paid = await verb(entry, 'paid-back', { transaction_hash: HASH });
  expect(paid.body.data).toMatchObject({
    entry: { state: 'refunded', note: HASH },
    order: { state: 'paid', refunded: 0, items: [{ access: 'granted' }] },
  });
});
