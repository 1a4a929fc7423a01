import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { startHarness, type Harness } from '../testing/harness';
import { textOf } from '../testing/read-mail';
import { sellAsset } from '../testing/shop';
import { buyPaid, SupportDesk } from '../testing/support-desk';

let shop: Harness;
let desk: SupportDesk;
beforeAll(async () => {
  shop = await startHarness();
  desk = new SupportDesk(shop);
  await sellAsset(shop, 1, 24);
  await sellAsset(shop, 2, 10.05);
  await sellAsset(shop, 3, 3.33);
});
afterAll(() => shop.close());

const accessOf = async (orderId: string) => (await desk.order(orderId)).items.map(({ access }) => access);
const atStripe = async (id: string) => (await shop.stripe.refunds.list({ payment_intent: id })).data;
const mailsTo = (email: string, subject: RegExp) =>
  shop.smtp.mails.filter((mail) => mail.to === email && subject.test(mail.subject));

describe('a refund', () => {
  test('in full sends everything back at Stripe, ends access and tells the buyer once', async () => {
    const email = 'full@buyer.example';
    const { orderId, providerPaymentId } = await buyPaid(shop, [1, 2], 'card', email);
    const { status, body } = await desk.refund(orderId, { full: true });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      refund: { amount: 3746, state: 'succeeded', requestedBy: 'service' },
      order: { state: 'refunded', refunded: 3746, refundable: 0 },
    });
    expect(await atStripe(providerPaymentId)).toMatchObject([{ amount: 3746 }]);
    expect(await accessOf(orderId)).toEqual(['revoked', 'revoked']);
    const mail = await eventually('the mail', () => mailsTo(email, /refund of \$37\.46/)[0]);
    for (const line of ['Asset 1  $26.40', 'Asset 2  $11.06', 'within 5 to 10 business days']) {
      expect(textOf(mail.raw)).toContain(line);
    }
    expect((await desk.order(orderId)).timeline.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['refund_requested', 'refund_succeeded', 'access_revoked', 'paid']),
    );
  });

  test('of one item takes that item’s share with its tax, and the other item stays to be downloaded', async () => {
    const { orderId, token, shopper } = await buyPaid(shop, [1, 2]);
    const [first, second] = (await desk.order(orderId)).items;
    const { body } = await desk.refund(orderId, { items: [second?.id] });
    expect(body.data).toMatchObject({
      refund: { amount: 1106, lines: [{ orderItemId: second?.id, amount: 1106 }] },
      order: { state: 'partially_refunded', refundable: 2640 },
    });
    expect(first?.share).toBe(2640);
    expect(await accessOf(orderId)).toEqual(['granted', 'revoked']);
    expect(await shopper.post(`/api/payments/orders/${token}/files/del-1`, {})).toMatchObject({ status: 200 });
    expect(await shopper.post(`/api/payments/orders/${token}/files/del-2`, {})).toMatchObject({
      status: 403,
      body: { error: { code: 'access_revoked' } },
    });
    expect((await desk.refund(orderId, { items: [second?.id] })).body.error?.code).toBe('nothing_to_refund');
    await desk.refund(orderId, { items: [first?.id] });
    expect(await desk.order(orderId)).toMatchObject({ state: 'refunded', refunded: 3746 });
  });

  test('by amount takes no access, until nothing is left', async () => {
    const { orderId } = await buyPaid(shop, [1, 2]);
    expect((await desk.refund(orderId, { amount: 1000 })).body.data?.order.state).toBe('partially_refunded');
    expect(await accessOf(orderId)).toEqual(['granted', 'granted']);
    expect((await desk.refund(orderId, { amount: 2747 })).body).toMatchObject({
      error: { code: 'refund_too_much', message: '$27.47 is more than the $27.46 left to refund.' },
      data: { left: 2746 },
    });
    await desk.refund(orderId, { amount: 2746 });
    expect(await accessOf(orderId)).toEqual(['revoked', 'revoked']);
  });

  test('in rupees sends back the part of what was paid in rupees, and never more', async () => {
    const { orderId, paymentId, providerPaymentId } = await buyPaid(shop, [1, 2, 3], 'upi');
    const local = (await shop.deps.database.payments.find(paymentId))?.local?.amount ?? 0;
    for (const amount of [1, 333, 1000]) await desk.refund(orderId, { amount });
    await desk.refund(orderId, { full: true });
    const paise = (await atStripe(providerPaymentId)).map(({ amount }) => amount);
    expect(paise).toHaveLength(4);
    expect(paise.reduce((sum, one) => sum + one, 0)).toBe(local);
    expect(paise.at(-1)).toBe(Math.round(local / (await desk.order(orderId)).total));
  });
});

describe('asked for twice', () => {
  test('one key is one refund, at once and later', async () => {
    const { orderId, providerPaymentId } = await buyPaid(shop, [1]);
    const key = randomUUID();
    const ask = () => desk.refund(orderId, { amount: 500 }, key);
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set([...answers, await ask()].map(({ body }) => body.data?.refund.id)).size).toBe(1);
    expect(await atStripe(providerPaymentId)).toHaveLength(1);
    expect(await desk.refund(orderId, { amount: 501 }, key)).toMatchObject({
      status: 409,
      body: { error: { code: 'refund_conflict' } },
    });
  });

  test('parallel refunds never together pass what was paid', async () => {
    const { orderId, providerPaymentId } = await buyPaid(shop, [1]);
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => desk.refund(orderId, { amount: 1000 })));
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.error?.code);
    expect(refused).toEqual(Array(4).fill('refund_too_much'));
    expect((await desk.order(orderId)).refunds).toHaveLength(2);
    expect(await atStripe(providerPaymentId)).toHaveLength(2);
    expect((await desk.order(orderId)).refundable).toBe(640);
  });

  test('without a key it is refused, and so is everything that names no scope or two', async () => {
    const { orderId } = await buyPaid(shop, [1]);
    const noKey = await desk.post(`/orders/${orderId}/refunds`, { full: true, reason: 'x' });
    expect(noKey).toMatchObject({ status: 422, body: { error: { fields: { refund_id: expect.any(String) } } } });
    for (const scope of [
      {},
      { full: true, amount: 5 },
      { amount: 0 },
      { amount: -1 },
      { amount: 1.5 },
      { items: [] },
    ]) {
      expect((await desk.refund(orderId, scope)).status).toBe(422);
    }
    expect((await desk.refund(orderId, { items: ['itm_other'] })).status).toBe(404);
    expect((await desk.order(orderId)).refunds).toEqual([]);
  });
});
