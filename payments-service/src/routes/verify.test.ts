import type { PaymentVerification } from '@kiln/contracts/payments-api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { payByCard } from '../testing/pay';
import { checkoutOf, sellAsset, Shopper, somebody } from '../testing/shop';

let shop: Harness;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startHarness();
  await sellAsset(shop, 1, 24);
});
beforeEach(() => {
  shopper = new Shopper(shop.url);
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
});
afterAll(() => shop.close());

async function start() {
  const { body } = await shopper.createIntent(
    checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() }),
  );
  const secret = body.clientSecret ?? '';
  return {
    secret,
    paymentId: body.data?.paymentId ?? '',
    orderId: body.data?.orderId ?? '',
    intentId: secret.split('_secret_')[0] ?? '',
  };
}

test('a card that wants 3-D Secure is not paid until the buyer has confirmed, and a changed cart gives it up', async () => {
  const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }]);
  const { body } = await shopper.createIntent(checkout);
  expect(await payByCard(shop, body.clientSecret ?? '', 'pm_card_authenticationRequired')).toBe('requires_action');
  expect(await shopper.verify(body.data?.paymentId ?? '')).toMatchObject({
    status: 402,
    body: { error: { code: 'payment_incomplete' } },
  });
  expect((await shopper.createIntent(checkout)).body).toMatchObject({
    clientSecret: body.clientSecret,
    data: { status: 'requires_action' },
  });
  const changed = { ...checkoutOf(shop, [{ id: 1, quantity: 2 }]), checkout_id: checkout.checkout_id };
  expect((await shopper.createIntent(changed)).body.data).toMatchObject({
    orderId: body.data?.orderId,
    status: 'created',
  });
  expect(await shopper.verify(body.data?.paymentId ?? '')).toMatchObject({
    status: 402,
    body: { error: { code: 'payment_cancelled' } },
  });
});

test('what is paid is known here: Stripe is not asked for it again', async () => {
  const { secret, paymentId, intentId } = await start();
  await payByCard(shop, secret);
  expect(await shopper.verify(paymentId)).toMatchObject({ status: 200, body: { data: { status: 'paid' } } });
  const path = `/v1/payment_intents/${intentId}`;
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true, failNext: [{ path, status: 503, times: 1 }] }));
  expect(await shopper.verify(paymentId)).toMatchObject({ status: 200, body: { data: { status: 'paid' } } });
  expect(shop.sandbox.faults.read().failNext).toMatchObject([{ path, times: 1 }]);
});

describe('declines', () => {
  test.each([
    ['pm_card_chargeDeclined', 'card_declined', 'Your card was declined.'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['pm_card_chargeDeclinedExpiredCard', 'invalid_card', 'Your card has expired.'],
  ])('%s is told with the provider’s text', async (card, code, message) => {
    const { secret, paymentId } = await start();
    await payByCard(shop, secret, card);
    const answer = await shopper.verify(paymentId);
    expect(answer).toMatchObject({ status: 402, body: { success: false, error: { code, message } } });
  });

  test('a good card afterwards pays the same order, once', async () => {
    const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });
    const first = await shopper.createIntent(checkout);
    await payByCard(shop, first.body.clientSecret ?? '', 'pm_card_chargeDeclined');
    await shopper.verify(first.body.data?.paymentId ?? '');
    const second = await shopper.createIntent(checkout);
    expect(second.body.data).toMatchObject({ status: 'created', orderId: first.body.data?.orderId });
    await payByCard(shop, second.body.clientSecret ?? '');
    const answer = await shopper.verify<PaymentVerification>(second.body.data?.paymentId ?? '');
    expect(answer.body.data?.status).toBe('paid');
    const { data } = await shop.stripe.paymentIntents.list({ limit: 100 });
    expect(data.filter((intent) => intent.metadata.order_id === first.body.data?.orderId)).toHaveLength(1);
  });

  test('confirmed on the server, a decline is 402 and a good card pays', async () => {
    const { intentId } = await start();
    const confirm = (paymentMethodId: string) =>
      shopper.post('/api/payments/stripe/confirm', { paymentIntentId: intentId, paymentMethodId });
    expect(await confirm('pm_card_chargeDeclinedInsufficientFunds')).toMatchObject({
      status: 402,
      body: { error: { code: 'insufficient_funds' } },
    });
    expect(await confirm('pm_card_visa')).toMatchObject({ status: 200, body: { data: { status: 'paid' } } });
    expect(await confirm('pm_card_visa')).toMatchObject({ status: 200, body: { data: { status: 'paid' } } });
  });
});

test('our id, Stripe’s id and session_id name the same payment', async () => {
  const { secret, paymentId, intentId, orderId } = await start();
  await payByCard(shop, secret);
  const answers = [
    await shopper.verify<PaymentVerification>(paymentId),
    await shopper.verify<PaymentVerification>(intentId),
    await shopper.post<PaymentVerification>('/api/payments/verify', { session_id: intentId, payment_method: 'card' }),
    await shopper.post<PaymentVerification>('/api/payments/process', { method: 'card', result: { id: intentId } }),
  ];
  for (const { body } of answers) expect(body.data).toMatchObject({ orderId, status: 'paid', amount: 2640 });
});

test('the order page’s path is only for the browser that made the order', async () => {
  const { secret, paymentId } = await start();
  await payByCard(shop, secret);
  const stranger = new Shopper(shop.url);
  const [own, foreign] = [
    await shopper.verify<PaymentVerification>(paymentId),
    await stranger.verify<PaymentVerification>(paymentId),
  ];
  expect(own.body.data?.orderPath).toMatch(/^\/orders\//);
  expect(foreign.body.data).toMatchObject({ status: 'paid' });
  expect(foreign.body.data?.orderPath).toBeUndefined();
});

test('nothing paid is not success; unknown ids are 404; no id is refused', async () => {
  const { paymentId } = await start();
  expect(await shopper.verify(paymentId)).toMatchObject({
    status: 402,
    body: { success: false, error: { code: 'payment_incomplete', message: 'Payment verification failed' } },
  });
  expect(await shopper.verify('pay_000000000000000000000000')).toMatchObject({ status: 404 });
  expect(await shopper.verify('pi_unknown')).toMatchObject({ status: 404 });
  expect(await shopper.post('/api/payments/verify', {})).toMatchObject({
    status: 422,
    body: { error: { message: 'Missing payment information' } },
  });
});

test('while Stripe does not answer, the truth is processing; afterwards paid', async () => {
  const { secret, paymentId } = await start();
  await payByCard(shop, secret);
  const failure = { path: '/v1/payment_intents', method: 'GET' as const, status: 500, times: 3 };
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true, failNext: [failure] }));
  expect((await shopper.verify<PaymentVerification>(paymentId)).body.data?.status).toBe('processing');
  expect((await shopper.verify<PaymentVerification>(paymentId)).body.data?.status).toBe('paid');
});

test('many verifies at once grant once and mail once', async () => {
  const { secret, paymentId, orderId } = await start();
  await payByCard(shop, secret);
  const address = (await shop.deps.database.orders.find(orderId))?.billing.email;
  const mails = () => shop.smtp.mails.filter(({ to }) => to === address);
  await Promise.all(Array.from({ length: 8 }, () => shopper.verify(paymentId)));
  expect(await shop.deps.database.entitlements.listByOrder(orderId)).toHaveLength(1);
  await eventually('the receipt', () => mails().length > 0);
  expect(await shop.deps.database.support.mails(orderId)).toMatchObject([{ kind: 'receipt', attempts: 1 }]);
  expect(mails()).toHaveLength(1);
});

test('an amount that is not the order’s is never delivered', async () => {
  const { secret, paymentId, orderId, intentId } = await start();
  await shop.stripe.paymentIntents.update(intentId, { amount: 100 });
  await payByCard(shop, secret);
  expect((await shopper.verify<PaymentVerification>(paymentId)).body.data?.status).toBe('processing');
  expect((await shop.deps.database.orders.find(orderId))?.state).not.toBe('paid');
  expect(await shop.deps.database.entitlements.listByOrder(orderId)).toEqual([]);
});
