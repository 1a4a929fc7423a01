import { randomUUID } from 'node:crypto';
import type { TotalsChanged } from '@kiln/contracts/payments-api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startHarness, type Harness } from '../testing/harness';
import { payByCard } from '../testing/pay';
import { checkoutOf, sellAsset, Shopper } from '../testing/shop';

let shop: Harness;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startHarness();
});
beforeEach(async () => {
  shopper = new Shopper(shop.url);
  await sellAsset(shop, 1, 24);
  await sellAsset(shop, 2, 39.99);
  await sellAsset(shop, 3, 0);
});
afterAll(() => shop.close());

const intentsOf = async (orderId: string) => {
  const { data } = await shop.stripe.paymentIntents.list({ limit: 100 });
  return data.filter((intent) => intent.metadata.order_id === orderId);
};

describe('the price is the server’s', () => {
  test.each([1, 2639, 2641, 99_999_999])(
    'a forged amount of %i cents is answered with the right totals',
    async (amount) => {
      const before = (await shop.stripe.paymentIntents.list({ limit: 100 })).data.length;
      const answer = await shopper.createIntent(checkoutOf(shop, [{ id: 1, quantity: 1 }], { amount }));
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        success: false,
        error: { code: 'totals_changed' },
        data: {
          totals: { subtotal: 2400, tax: 240, total: 2640 },
          items: [{ id: 1, unitPrice: 2400, available: true }],
        },
      });
      expect((await shop.stripe.paymentIntents.list({ limit: 100 })).data.length).toBe(before);
    },
  );

  test('a price that changed after the cart was filled, and an asset that is gone', async () => {
    const checkout = checkoutOf(shop, [
      { id: 1, quantity: 1 },
      { id: 2, quantity: 1 },
    ]);
    await sellAsset(shop, 1, 30);
    shop.cms.products.delete(2);
    // Also when the amount fits what is left: the buyer is told what they do not get.
    for (const amount of [checkout.amount, 3300]) {
      const answer = await shopper.createIntent({ ...checkout, amount });
      expect(answer.status).toBe(409);
      const data = answer.body.data as unknown as TotalsChanged;
      expect(data.totals.total).toBe(3300);
      expect(data.items).toMatchObject([
        { id: 1, unitPrice: 3000, available: true },
        { id: 2, unitPrice: 0, available: false },
      ]);
    }
  });

  test('an asset without files is not sold: it would deliver nothing', async () => {
    const product = shop.cms.products.get(2);
    if (product) shop.cms.products.set(2, { ...product, files: [] });
    const answer = await shopper.createIntent(checkoutOf(shop, [{ id: 2, quantity: 1 }]));
    expect(answer).toMatchObject({
      status: 409,
      body: { error: { code: 'totals_changed' }, data: { totals: { total: 0 }, items: [{ id: 2, available: false }] } },
    });
  });

  test('quantity 2 is charged twice', async () => {
    const answer = await shopper.createIntent(checkoutOf(shop, [{ id: 1, quantity: 2 }]));
    expect(answer.body.data?.totals).toEqual({ subtotal: 4800, tax: 480, total: 5280 });
    expect((await intentsOf(answer.body.data?.orderId ?? ''))[0]?.amount).toBe(5280);
  });

  test('without the CMS nothing is sold and nothing is charged', async () => {
    shop.cms.setDown(true);
    const answer = await shopper.createIntent(checkoutOf(shop, [{ id: 1, quantity: 1 }]));
    shop.cms.setDown(false);
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'catalogue_unavailable' } } });
  });
});

describe('one checkout is one order', () => {
  test('asked again, the answer is the first one', async () => {
    const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }]);
    const first = await shopper.createIntent(checkout);
    const second = await shopper.createIntent(checkout);
    expect(second.body).toEqual(first.body);
  });

  test('ten at once are one order and one PaymentIntent', async () => {
    const checkout = checkoutOf(shop, [{ id: 2, quantity: 1 }]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => shopper.createIntent(checkout)));
    const secrets = new Set(answers.map((answer) => answer.body.clientSecret));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(secrets.size).toBe(1);
    expect(await intentsOf(answers[0]?.body.data?.orderId ?? '')).toHaveLength(1);
  });

  test('the same Idempotency-Key of the same buyer is the same call', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await shopper.createIntent(checkoutOf(shop, [{ id: 1, quantity: 1 }]), headers);
    const again = await shopper.createIntent(checkoutOf(shop, [{ id: 1, quantity: 1 }]), headers);
    expect(again.body.data?.orderId).toBe(first.body.data?.orderId);
    const other = checkoutOf(shop, [{ id: 1, quantity: 1 }]);
    other.billing_details.email = 'eve@other.example';
    const stranger = await shopper.createIntent(other, headers);
    expect(stranger.body.data?.orderId).not.toBe(first.body.data?.orderId);
  });

  test('a changed cart re-prices the unpaid order and gives up the old intent', async () => {
    const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }]);
    const first = await shopper.createIntent(checkout);
    const changed = { ...checkout, ...checkoutOf(shop, [{ id: 2, quantity: 1 }]), checkout_id: checkout.checkout_id };
    const second = await shopper.createIntent(changed);
    expect(second.body.data).toMatchObject({ orderId: first.body.data?.orderId, totals: { total: 4399 } });
    const intents = await intentsOf(first.body.data?.orderId ?? '');
    expect(intents.map(({ status, amount }) => [status, amount]).toSorted()).toEqual([
      ['canceled', 2640],
      ['requires_payment_method', 4399],
    ]);
    await expect(payByCard(shop, first.body.clientSecret ?? '')).rejects.toThrow(/canceled/i);
    expect(await payByCard(shop, second.body.clientSecret ?? '')).toBe('succeeded');
  });

  test('a price that changes while the payment is open: the old one is refused, the new one replaces the old intent', async () => {
    const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }]);
    const first = await shopper.createIntent(checkout);
    await sellAsset(shop, 1, 30);
    expect(await shopper.createIntent(checkout)).toMatchObject({
      status: 409,
      body: { error: { code: 'totals_changed' } },
    });
    const second = await shopper.createIntent({ ...checkout, amount: 3300 });
    expect(second.body.data).toMatchObject({ orderId: first.body.data?.orderId, totals: { total: 3300 } });
    const intents = await intentsOf(first.body.data?.orderId ?? '');
    expect(intents.map(({ status, amount }) => [status, amount]).toSorted()).toEqual([
      ['canceled', 2640],
      ['requires_payment_method', 3300],
    ]);
  });

  test('paid and asked again, it answers that it is paid; for another cart it refuses, so that nobody takes that for paid', async () => {
    const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }]);
    const first = await shopper.createIntent(checkout);
    await payByCard(shop, first.body.clientSecret ?? '');
    const again = await shopper.createIntent(checkout);
    expect(again.body.data).toMatchObject({ status: 'paid', clientSecret: null, totals: { total: 2640 } });
    const { checkout_id } = checkout;
    for (const items of [[{ id: 2, quantity: 1 }], [...(checkout.items ?? []), { id: 3, quantity: 1 }]]) {
      const other = await shopper.createIntent(checkoutOf(shop, items, { checkout_id }));
      expect(other).toMatchObject({ status: 409, body: { success: false, error: { code: 'checkout_paid' } } });
    }
    expect(await intentsOf(first.body.data?.orderId ?? '')).toHaveLength(1);
  });

  test('a corrected address reaches the unpaid order', async () => {
    const checkout = checkoutOf(shop, [{ id: 1, quantity: 1 }]);
    const first = await shopper.createIntent(checkout);
    checkout.billing_details.email = 'right@buyer.example';
    await shopper.createIntent(checkout);
    expect((await shop.deps.database.orders.find(first.body.data?.orderId ?? ''))?.billing.email).toBe(
      'right@buyer.example',
    );
  });
});

test('a free order is paid at once, without the provider', async () => {
  const answer = await shopper.createIntent(checkoutOf(shop, [{ id: 3, quantity: 1 }]));
  expect(answer.body.data).toMatchObject({ status: 'paid', clientSecret: null, totals: { total: 0 } });
  expect(await intentsOf(answer.body.data?.orderId ?? '')).toEqual([]);
  const verified = await shopper.verify(answer.body.data?.paymentId ?? '');
  expect(verified.body).toMatchObject({ success: true, data: { status: 'paid', amount: 0 } });
});

describe('refused', () => {
  const base = () => checkoutOf(shop, [{ id: 1, quantity: 1 }]);
  test.each([
    ['an empty cart', () => ({ ...base(), items: [] }), 'invalid_request', 'items'],
    ['no items (on account)', () => ({ ...base(), items: undefined }), 'on_account_disabled', undefined],
    ['another currency', () => ({ ...base(), currency: 'eur' }), 'invalid_request', 'currency'],
    ['half a cent', () => ({ ...base(), amount: 2640.5 }), 'invalid_request', 'amount'],
    ['quantity 0', () => ({ ...base(), items: [{ id: 1, quantity: 0 }] }), 'invalid_request', 'items.0.quantity'],
    ['no UUID', () => ({ ...base(), checkout_id: '1' }), 'invalid_request', 'checkout_id'],
    [
      'no phone',
      () => ({ ...base(), billing_details: { ...base().billing_details, phone: ' ' } }),
      'invalid_request',
      'billing_details.phone',
    ],
    ['an unknown method', () => ({ ...base(), payment_method: 'cash' }), 'invalid_request', 'payment_method'],
    ['a method not on offer', () => ({ ...base(), payment_method: 'crypto' }), 'payment_method_unavailable', undefined],
    ['a card number', () => ({ ...base(), number: '4242424242424242' }), 'card_data_refused', 'number'],
  ])('%s', async (_, body, code, field) => {
    const answer = await shopper.createIntent(body());
    expect(answer.status).toBe(422);
    expect(answer.body.error?.code).toBe(code);
    if (field) expect(Object.keys(answer.body.error?.fields ?? {})).toContain(field);
  });
});
