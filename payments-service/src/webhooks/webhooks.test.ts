import type { CreatedPayment } from '@kiln/contracts/payments-api';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newAttempt } from '../orders/attempts';
import { faultsOff } from '../testing/faults';
import { eventually } from '../testing/eventually';
import { startHarness, type Harness } from '../testing/harness';
import { payByCard } from '../testing/pay';
import { checkoutOf, sellAsset, Shopper } from '../testing/shop';
import { replayEvents } from './receive-webhook';

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

async function start(): Promise<CreatedPayment> {
  const { body } = await shopper.createIntent(checkoutOf(shop, [{ id: 1, quantity: 1 }]));
  if (!body.data) throw new Error(body.error?.message);
  return body.data;
}

function event(type: string, data: CreatedPayment, changes: object = {}): string {
  const id = data.clientSecret?.split('_secret_')[0];
  const metadata = { order_id: data.orderId, payment_id: data.paymentId };
  const object = { id, object: 'payment_intent', metadata, ...changes };
  return JSON.stringify({ id: `evt_${Math.random()}`, object: 'event', type, data: { object } });
}

function deliver(payload: string, signature?: string) {
  const secret = shop.environment.STRIPE_WEBHOOK_SECRET ?? '';
  return fetch(`${shop.url}/api/payments/webhooks/stripe`, {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': signature ?? Stripe.webhooks.generateTestHeaderString({ payload, secret }) },
  });
}

const stateOf = async (orderId: string) => (await shop.deps.database.orders.find(orderId))?.state;

test('the tab closed right after paying: the webhook alone brings order, mail and files, once', async () => {
  shop.sandbox.faults.write(faultsOff({ duplicateWebhooks: 2, reorderWebhooks: true }));
  const mailsBefore = shop.smtp.mails.length;
  const data = await start();
  await payByCard(shop, data.clientSecret ?? '');
  await eventually('paid', async () => (await stateOf(data.orderId)) === 'paid');
  await eventually('receipt', () => shop.smtp.mails.length > mailsBefore);
  await eventually('all deliveries', async () => (await shop.deps.database.inbox.listDue('9', 10)).length === 0);
  expect(await shop.deps.database.entitlements.listByOrder(data.orderId)).toHaveLength(1);
  expect(shop.smtp.mails.length).toBe(mailsBefore + 1);
});

test('a webhook that claims success does not make it so: Stripe is asked', async () => {
  const data = await start();
  expect((await deliver(event('payment_intent.succeeded', data, { status: 'succeeded' }))).status).toBe(200);
  expect(await stateOf(data.orderId)).toBe('created');
});

test('a wrong, an old and a missing signature are refused and store nothing', async () => {
  const payload = event('payment_intent.succeeded', await start());
  const secret = shop.environment.STRIPE_WEBHOOK_SECRET ?? '';
  const old = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - 400,
  });
  const foreign = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_other' });
  for (const signature of [old, foreign, 't=1,v1=00', '']) {
    expect((await deliver(payload, signature)).status).toBe(400);
  }
  const { id } = JSON.parse(payload) as { id: string };
  const receive = { eventId: id, type: 'x', providerPaymentId: null, paymentId: null };
  expect(await shop.deps.database.inbox.receive('stripe', receive, '9')).toMatchObject({ event: { type: 'x' } });
});

test('an event whose payment is not known yet is kept and worked later', async () => {
  const data = await start();
  const early = event('payment_intent.succeeded', { ...data, paymentId: 'pay_later' }, { id: 'pi_later' });
  expect((await deliver(early)).status).toBe(200);
  const { id: eventId } = JSON.parse(early) as { id: string };
  const kept = async () => (await shop.deps.database.inbox.listDue('9', 50)).some((one) => one.eventId === eventId);
  expect(await kept()).toBe(true);
  const order = await shop.deps.database.orders.find(data.orderId);
  if (!order) throw new Error('no order');
  await shop.deps.database.payments.insert({
    ...newAttempt(order, { attempt: 2, provider: 'stripe', now: new Date() }),
    id: 'pay_later',
  });
  shop.travel(60_000);
  await replayEvents(shop.deps);
  expect(await kept()).toBe(false);
  expect(await shop.deps.database.payments.find('pay_later')).toMatchObject({ providerPaymentId: 'pi_later' });
});

test('an event that could not be worked while Stripe was away is worked by the replay', async () => {
  const data = await start();
  await payByCard(shop, data.clientSecret ?? '');
  const failure = { path: '/v1/payment_intents', method: 'GET' as const, status: 503, times: 1000 };
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true, failNext: [failure] }));
  expect((await deliver(event('payment_intent.succeeded', data))).status).toBe(200);
  expect(await stateOf(data.orderId)).toBe('created');
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  await eventually('the replay', async () => (await stateOf(data.orderId)) === 'paid');
});

test('an event from which nothing follows is checked, answered and not kept', async () => {
  const created = event('payment_intent.created', await start());
  expect((await deliver(created, 't=1,v1=00')).status).toBe(400);
  expect((await deliver(created)).status).toBe(200);
  const { id: eventId } = JSON.parse(created) as { id: string };
  expect(await shop.commands.inspection.findEvent(eventId)).toBeUndefined();
});

test('payments of somebody else on the same Stripe account are left alone', async () => {
  const foreign = event('payment_intent.succeeded', await start(), { id: 'pi_foreign', metadata: {} });
  expect((await deliver(foreign)).status).toBe(200);
  expect(await shop.deps.database.inbox.listDue('9', 50)).not.toContainEqual(
    expect.objectContaining({ providerPaymentId: 'pi_foreign' }),
  );
});

test('without a secret there is no webhook', async () => {
  const mute = await startHarness({ environment: { STRIPE_WEBHOOK_SECRET: '' } });
  const answer = await fetch(`${mute.url}/api/payments/webhooks/stripe`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(404);
  await mute.close();
  expect((await fetch(`${shop.url}/api/payments/webhooks/unknown`, { method: 'POST', body: '{}' })).status).toBe(404);
});
