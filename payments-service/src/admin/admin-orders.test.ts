import { randomUUID } from 'node:crypto';
import type { AdminOrder, AdminOrderSummary } from '@kiln/contracts/admin-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { startHarness, type Harness } from '../testing/harness';
import { tokenIn } from '../testing/read-mail';
import { checkoutOf, sellAsset, Shopper } from '../testing/shop';
import { buyPaid, SupportDesk } from '../testing/support-desk';

const DAY = 86_400_000;

let shop: Harness;
let desk: SupportDesk;
beforeAll(async () => {
  shop = await startHarness();
  desk = new SupportDesk(shop);
  await sellAsset(shop, 1, 24);
  await sellAsset(shop, 2, 10);
});
afterAll(() => shop.close());

const search = async (query: Record<string, string>) => {
  const { body } = await desk.get<{ orders: AdminOrderSummary[]; total: number }>(
    `/orders?${new URLSearchParams(query)}`,
  );
  return body.data ?? { orders: [], total: 0 };
};
const found = async (query: Record<string, string>) => (await search(query)).orders.map(({ id }) => id);
const mailsTo = (email: string) => shop.smtp.mails.filter((mail) => mail.to === email);

describe('who may', () => {
  const routes = [
    ['GET', '/orders'],
    ['GET', '/orders/ord_1'],
    ['POST', '/orders/ord_1/resend'],
    ['PUT', '/orders/ord_1/email'],
    ['POST', '/orders/ord_1/extend'],
    ['POST', '/orders/ord_1/link'],
    ['POST', '/orders/ord_1/items/itm_1/revoke'],
    ['POST', '/orders/ord_1/refunds'],
    ['GET', '/refund-queue'],
    ['POST', '/refund-queue/rfq_1/refund'],
    ['POST', '/refund-queue/rfq_1/paid-back'],
    ['POST', '/refund-queue/rfq_1/dismiss'],
    ['POST', '/erasures/preview'],
    ['POST', '/erasures'],
  ];

  test.each(routes)('%s %s is for the service and panel users with a role only', async (method, path) => {
    for (const authorization of [
      '',
      'Bearer editor-token',
      'Bearer nobody',
      `Basic ${shop.environment.SERVICE_SECRET}`,
    ]) {
      const answer = await fetch(`${shop.url}/api/payments/admin${path}`, { method, headers: { authorization } });
      expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
        401,
        'unauthorized',
      ]);
    }
  });

  test('what a panel user does stands in the timeline under their name', async () => {
    const { orderId } = await buyPaid(shop, [1]);
    const { body } = await new SupportDesk(shop, 'admin-token').refund(orderId, { amount: 100 });
    expect(body.data?.refund.requestedBy).toBe('Grace Hopper (cms:7)');
    expect((await desk.order(orderId)).timeline[0]).toMatchObject({ actor: 'Grace Hopper (cms:7)' });
  });

  test('the CMS is asked once for calls within seconds', async () => {
    const grace = new SupportDesk(shop, 'admin-token');
    await grace.get('/orders');
    const before = shop.cms.asked();
    await Promise.all([1, 2, 3, 4].map(() => grace.get('/orders')));
    expect(shop.cms.asked()).toBe(before);
  });
});

test('an order is found by number, ids, part of e-mail, name and product, and by nothing else', async () => {
  const email = `Finds.Me_${randomUUID()}@buyer.example`;
  const { orderId, paymentId, providerPaymentId } = await buyPaid(shop, [1], 'card', email);
  const { refund } = (await desk.refund(orderId, { amount: 100 })).body.data ?? {};
  const { number } = await desk.order(orderId);
  const texts = [String(number), `#${number}`, orderId, paymentId, providerPaymentId, refund?.providerRefundId ?? ''];
  for (const q of [...texts, email.slice(0, 20).toUpperCase()]) expect(await found({ q })).toEqual([orderId]);
  expect(await found({ q: 'ada byr' })).toContain(orderId);
  expect(await found({ q: 'asset 1' })).toContain(orderId);
  expect(await found({ q: 'asset 2' })).not.toContain(orderId);
  expect(await found({ q: 'finds%me' })).toEqual([]);
  expect(await found({ q: `${orderId}x` })).toEqual([]);
});

test('the filters narrow, and pages do not overlap', async () => {
  const { orderId } = await buyPaid(shop, [1], 'paypal', 'filtered@buyer.example');
  const today = new Date().toISOString().slice(0, 10);
  const q = 'filtered@';
  expect(await found({ q, state: 'paid', method: 'paypal', from: today, to: today })).toEqual([orderId]);
  const others: Record<string, string>[] = [
    { state: 'refunded' },
    { method: 'card' },
    { from: '2100-01-01' },
    { to: '2000-01-01' },
  ];
  for (const other of others) {
    expect(await found({ q, ...other })).toEqual([]);
  }
  const { total } = await search({ limit: '2' });
  const pages = await Promise.all([1, 2].map((page) => found({ limit: '2', page: String(page) })));
  expect(new Set(pages.flat()).size).toBe(Math.min(4, total));
  expect((await desk.get('/orders?limit=1000')).status).toBe(422);
});

test('support sees attempts, mails with the server’s answer, downloads and the timeline', async () => {
  const { orderId, shopper, token } = await buyPaid(shop, [1], 'card', 'seen@buyer.example');
  await eventually('the receipt', () => mailsTo('seen@buyer.example')[0]);
  await shopper.post(`/api/payments/orders/${token}/files/del-1`, {});
  const order = await eventually('its record', async () => {
    const seen = await desk.order(orderId);
    return seen.mails[0]?.acceptedAt ? seen : undefined;
  });
  expect(order).toMatchObject({
    items: [{ share: 2640, refundable: 2640, access: 'granted' }],
    payments: [{ provider: 'stripe', state: 'paid', providerUrl: '/sandbox/' }],
    mails: [{ kind: 'receipt', state: 'done', recipient: 'seen@buyer.example', answer: expect.stringMatching(/^250/) }],
    downloads: [{ version: 1, requests: 0 }],
  });
  expect(order.timeline.map(({ kind }) => kind)).toContain('paid');
  expect((await desk.get('/orders/ord_unknown')).body.error?.code).toBe('order_not_found');
});

test('the mail never arrives: with the address corrected, the old link is dead and the receipt goes to the new one', async () => {
  const { orderId, token, shopper } = await buyPaid(shop, [1], 'card', 'tpyo@buyer.example');
  await eventually('the first receipt', () => mailsTo('tpyo@buyer.example')[0]);
  const { body } = await desk.put<AdminOrder>(`/orders/${orderId}/email`, { email: 'typo@buyer.example' });
  expect(body.data?.email).toBe('typo@buyer.example');
  expect((await shopper.orderPage(token)).body.data).toMatchObject({ expired: true, items: [{ files: [] }] });
  const mail = await eventually('the receipt', () => mailsTo('typo@buyer.example')[0]);
  expect((await shopper.orderPage(tokenIn(mail.raw))).body.data?.items).toMatchObject([{ access: 'granted' }]);
  await desk.put(`/orders/${orderId}/email`, { email: 'typo@buyer.example' });
  const corrected = (await desk.order(orderId)).timeline.filter(({ kind }) => kind === 'email_corrected');
  expect(corrected.map(({ detail }) => detail)).toEqual([{ from: 't***@buyer.example', to: 't***@buyer.example' }]);
  expect((await desk.put(`/orders/${orderId}/email`, { email: 'no address' })).status).toBe(422);
});

test('an item’s access is taken and given back, refunded or not, and the other item keeps its own', async () => {
  const { orderId } = await buyPaid(shop, [1, 2]);
  const [first] = (await desk.order(orderId)).items;
  const decide = async (verb: string) => {
    const path = `/orders/${orderId}/items/${first?.id}/${verb}`;
    return (await desk.post<AdminOrder>(path, { reason: 'Leaked' })).body.data?.items.map(({ access }) => access);
  };
  expect(await decide('revoke')).toEqual(['revoked', 'granted']);
  expect(await decide('revoke')).toEqual(['revoked', 'granted']);
  expect(await decide('restore')).toEqual(['granted', 'granted']);
  await desk.refund(orderId, { items: [first?.id] });
  expect(await decide('restore')).toEqual(['granted', 'granted']);
  await desk.refund(orderId, { amount: 100 });
  expect((await desk.order(orderId)).items.map(({ access }) => access)).toEqual(['granted', 'granted']);
  expect((await desk.post(`/orders/${orderId}/items/itm_other/revoke`, { reason: 'x' })).status).toBe(404);
});

test('an unpaid order has nothing to refund, to resend or to extend', async () => {
  const { body } = await new Shopper(shop.url).createIntent(checkoutOf(shop, [{ id: 1, quantity: 1 }]));
  const orderId = body.data?.orderId ?? '';
  expect((await desk.refund(orderId, { full: true })).body.error?.code).toBe('nothing_to_refund');
  expect((await desk.post(`/orders/${orderId}/resend`)).body.error?.code).toBe('order_unpaid');
  expect((await desk.post(`/orders/${orderId}/extend`, { days: 5 })).body.error?.code).toBe('order_unpaid');
});

// Moves the clock: last.
test('paid but never opened is listed after a day; expired links can be extended and sent again', async () => {
  const shopper = new Shopper(shop.url);
  const { body } = await shopper.createIntent(checkoutOf(shop, [{ id: 1, quantity: 1 }]));
  const orderId = body.data?.orderId ?? '';
  const opened = await buyPaid(shop, [1]);
  await opened.shopper.orderPage(opened.token);
  await shop.browserStripe.rawRequest(
    'POST',
    `/v1/payment_intents/${body.clientSecret?.split('_secret_')[0]}/confirm`,
    {
      client_secret: body.clientSecret,
      payment_method: 'pm_card_visa',
    },
  );
  await eventually('paid', async () => (await desk.order(orderId)).state === 'paid');
  expect(await found({ list: 'never_opened' })).toEqual([]);
  shop.travel(DAY + 60_000);
  const listed = await found({ list: 'never_opened' });
  expect(listed).toContain(orderId);
  expect(listed).not.toContain(opened.orderId);

  shop.travel(31 * DAY);
  expect((await opened.shopper.orderPage(opened.token)).body.data?.expired).toBe(true);
  const { data } = (await desk.post<AdminOrder>(`/orders/${opened.orderId}/extend`, { days: 10 })).body;
  expect(Date.parse(data?.accessExpiresAt ?? '') - shop.deps.now().getTime()).toBeGreaterThan(9.9 * DAY);
  expect((await opened.shopper.orderPage(opened.token)).body.data?.expired).toBe(false);
  await desk.post(`/orders/${opened.orderId}/resend`);
  await eventually('the receipt', async () => {
    const { mails } = await desk.order(opened.orderId);
    return mails.filter(({ kind, state }) => kind === 'receipt' && state === 'done').length === 2;
  });
});
