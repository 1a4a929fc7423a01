import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
});
afterAll(() => shop.close());

const newCheckout = () => checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });

function succeeded(intentId: string) {
  const secret = shop.environment.STRIPE_WEBHOOK_SECRET ?? '';
  const object = { id: intentId, object: 'payment_intent', metadata: {} };
  const type = 'payment_intent.succeeded';
  const body = JSON.stringify({ id: `evt_${intentId}`, object: 'event', type, data: { object } });
  const headers = { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload: body, secret }) };
  return fetch(`${shop.url}/api/payments/webhooks/stripe`, { method: 'POST', body, headers });
}

test('the order is written before Stripe is asked: its answer is lost, and the money still finds the order', async () => {
  const checkout = newCheckout();
  const cut = { path: '/v1/payment_intents', method: 'POST' as const, status: 'cut' as const, times: 3 };
  shop.sandbox.faults.write(faultsOff({ failNext: [cut] }));
  expect(await shopper.createIntent(checkout)).toMatchObject({ status: 503 });
  shop.sandbox.faults.write(faultsOff());
  const order = await shop.deps.database.orders.findByCheckoutId(checkout.checkout_id);
  expect(order).toMatchObject({ state: 'created', billing: { email: checkout.billing_details.email } });
  const { data } = await shop.stripe.paymentIntents.list({ limit: 100 });
  const intent = data.find(({ metadata }) => metadata.order_id === order?.id);
  await payByCard(shop, intent?.client_secret ?? '');
  await eventually('paid', async () => (await shop.deps.database.orders.find(order?.id ?? ''))?.state === 'paid');
});

test('webhook and redirect at once: one order, one access, one invoice, one mail, nothing to pay back', async () => {
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  const checkout = newCheckout();
  const { body } = await shopper.createIntent(checkout);
  const { orderId = '', paymentId = '' } = body.data ?? {};
  const [intentId = ''] = body.clientSecret?.split('_secret_') ?? [];
  await payByCard(shop, body.clientSecret ?? '');
  const verified = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const [, answer] = await Promise.all([succeeded(intentId), shopper.verify(paymentId)]);
      return answer.status;
    }),
  );
  expect(verified).toEqual([200, 200, 200, 200]);
  const { database, inspection } = shop.commands;
  expect(await database.orders.find(orderId)).toMatchObject({ state: 'paid' });
  expect(await database.entitlements.listByOrder(orderId)).toHaveLength(1);
  expect(await inspection.mailsOf(orderId)).toHaveLength(1);
  expect(await database.refundQueue.listByOrder(orderId)).toEqual([]);
  const told = (await database.orderEvents.listByOrder(orderId)).map(({ kind }) => kind);
  expect(told.filter((kind) => kind === 'paid')).toHaveLength(1);
  expect(await inspection.eventsOf(orderId)).toMatchObject([{ handledAt: expect.any(String), attempts: 0 }]);
  const mails = () => shop.smtp.mails.filter(({ to }) => to === checkout.billing_details.email);
  await eventually('the receipt', () => mails().length > 0);
  expect(mails()).toHaveLength(1);
});
