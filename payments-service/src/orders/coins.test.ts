import type { AdminOrderSummary } from '@kiln/contracts/admin-schema';
import type { Coin } from '@kiln/contracts/payment-details';
import type { CreatedPayment, CreateIntentRequest, PaymentVerification } from '@kiln/contracts/payments-api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { faultsOff } from '../testing/faults';
import { startHarness, type Harness } from '../testing/harness';
import { sendCrypto } from '../testing/pay';
import { checkoutOf, sellAsset, Shopper, somebody } from '../testing/shop';
import { SupportDesk } from '../testing/support-desk';

let shop: Harness;
let shopper: Shopper;
let desk: SupportDesk;
beforeAll(async () => {
  shop = await startHarness({ workers: false });
  shop.sandbox.faults.write(faultsOff({ dropWebhooks: true }));
  await sellAsset(shop, 1, 40);
  desk = new SupportDesk(shop);
});
beforeEach(() => {
  shopper = new Shopper(shop.url);
});
afterAll(() => shop.close());

const newCheckout = () => checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: somebody() });

async function start(coin: Coin, checkout: CreateIntentRequest = newCheckout()) {
  const request = { ...checkout, amount: checkout.amount / 100, payment_method: undefined, coin };
  const { body } = await shopper.post<CreatedPayment>('/api/payments/crypto/create', request);
  if (body.data?.next?.kind !== 'deposit') throw new Error(body.error?.message ?? 'no deposit');
  const payment = await shop.deps.database.payments.find(body.data.paymentId);
  const { orderId, paymentId, next } = body.data;
  return { checkout, orderId, paymentId, next, providerPaymentId: payment?.providerPaymentId ?? '' };
}

const verify = (paymentId: string) => shopper.verify<PaymentVerification>(paymentId);

async function underpaid(): Promise<string[]> {
  const { body } = await desk.get<{ orders: AdminOrderSummary[] }>('/orders?list=underpaid');
  return body.data?.orders.map(({ id }) => id) ?? [];
}

test('too few coins: listed for support and told once, also if they were seen before; the rest comes, and it is paid', async () => {
  const { orderId, paymentId, providerPaymentId } = await start('litecoin');
  const { database } = shop.deps;
  await database.payments.transition(paymentId, 'processing', null);
  await database.orders.transition(orderId, 'processing');
  await shop.choose(providerPaymentId, 'pay_under');
  for (let time = 0; time < 2; time += 1) {
    expect((await verify(paymentId)).body.data).toMatchObject({
      status: 'processing',
      progress: { stage: 'underpaid' },
    });
  }
  expect(await underpaid()).toEqual([orderId]);
  const { timeline } = await desk.order(orderId);
  expect(timeline.filter(({ kind }) => kind === 'underpaid')).toHaveLength(1);
  await sendCrypto(shop, providerPaymentId, 'pay_rest');
  expect((await verify(paymentId)).body.data).toMatchObject({ status: 'paid' });
  expect(await underpaid()).toEqual([]);
  expect(await database.entitlements.listByOrder(orderId)).toHaveLength(1);
});

test('another coin is another address; coins that still come to the old one pay the order', async () => {
  const first = await start('litecoin');
  const second = await start('bitcoin', first.checkout);
  expect(second).toMatchObject({ orderId: first.orderId, next: { coin: 'bitcoin' } });
  expect(second.next.address).not.toBe(first.next.address);
  expect((await start('bitcoin', first.checkout)).paymentId).toBe(second.paymentId);
  await sendCrypto(shop, first.providerPaymentId, 'pay');
  expect((await verify(first.paymentId)).body.data).toMatchObject({ status: 'paid', orderId: first.orderId });
  expect(await shop.deps.database.payments.find(second.paymentId)).toMatchObject({ state: 'cancelled' });
});

test('after a reload the address keeps its deadline, by the create call and by verify', async () => {
  const { checkout, next, paymentId } = await start('litecoin');
  expect(next.expiresAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect((await start('litecoin', checkout)).next).toEqual(next);
  expect((await verify(paymentId)).body.data).toEqual({ next });
});
