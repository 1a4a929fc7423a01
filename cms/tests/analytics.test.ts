import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AllFigures } from '../src/analytics/all-figures';
import type { ProductFigures } from '../src/analytics/product-figures';
import { call, type Answer } from './support/http';
import { useOwnCms } from './support/own-cms';
import { makeAccountWith } from './support/panel-accounts';
import { createProduct, type Success } from './support/products';
import { SERVICE_SECRET } from './support/run-cms';

const LIMIT = 8;

const own = useOwnCms({ env: { COUNTS_PER_ADDRESS: String(LIMIT) } });

const makeProduct = async (fields: object = {}) => createProduct(fields, { url: own.url, token: own.tokens.admin });

interface Beacon {
  kind?: unknown;
  /** Whose: address and browser. */
  address?: string;
  browser?: string;
  headers?: Record<string, string>;
}

/** A browser of its own unless one is named; few share an address. */
async function send(id: number | string, beacon: Beacon = {}): Promise<number> {
  const { kind = 'view', address = `10.0.${Math.floor(Math.random() * 250)}.1`, browser = randomUUID() } = beacon;
  const { status } = await call(`${own.url}/api/products/${id}/counts`, {
    method: 'POST',
    json: { kind },
    headers: { 'User-Agent': browser, 'X-Forwarded-For': address, ...beacon.headers },
  });
  return status;
}

async function figuresOf(id: number, token = own.tokens.admin): Promise<ProductFigures> {
  const path = `${own.url}/api/products/${id}/analytics`;
  return (await call<Success<{ analytics: ProductFigures }>>(path, { token })).body.data.analytics;
}

const sold = (productId: number, day: string) => ({
  success: true,
  data: {
    products: [
      { productId, purchases: 3, revenue: 7_920, days: [{ day, purchases: 1, revenue: 2_640 }] },
      { productId: productId + 1_000, purchases: 9, revenue: 9_999, days: [] },
    ],
  },
});
const today = () => new Date().toISOString().slice(0, 10);

describe('counting', () => {
  it('adds up what many browsers do at the same moment', async () => {
    const { id } = await makeProduct();
    const addresses = Array.from({ length: 24 }, (_, index) => `10.1.0.${index}`);
    const kinds = ['view', 'view', 'cart', 'wishlist'];
    const statuses = await Promise.all(
      addresses.map((address, index) => send(id, { address, kind: kinds[index % 4] })),
    );
    expect(new Set(statuses)).toEqual(new Set([204]));
    const { last30Days, inAll, days } = await figuresOf(id);
    expect(inAll).toMatchObject({ views: 12, cartAdds: 6, wishlistAdds: 6 });
    expect(last30Days).toEqual(inAll);
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ day: today(), views: 12, cartAdds: 6, wishlistAdds: 6 });
  });

  it('counts one browser once a day for a product and kind, however often it comes', async () => {
    const [{ id }, other] = [await makeProduct(), await makeProduct()];
    const me = { address: '10.2.0.1', browser: 'Firefox' };
    await Promise.all([send(id, me), send(id, me), send(id, me)]);
    await send(id, { ...me, kind: 'cart' });
    await send(id, { ...me, browser: 'Safari' });
    await send(id, { ...me, address: '10.2.0.2' });
    await send(other.id, me);
    expect((await figuresOf(id)).inAll).toMatchObject({ views: 3, cartAdds: 1 });
    expect((await figuresOf(other.id)).inAll).toMatchObject({ views: 1 });
  });

  it('stops counting an address that sends more than an office would, and says nothing of it', async () => {
    const { id } = await makeProduct();
    for (let sent = 0; sent < LIMIT + 4; sent += 1) expect(await send(id, { address: '10.3.0.1' })).toBe(204);
    expect((await figuresOf(id)).inAll.views).toBe(LIMIT);
    await send(id, { address: '10.3.0.2' });
    expect((await figuresOf(id)).inAll.views).toBe(LIMIT + 1);
    // Repeats take from the limit too.
    for (let sent = 0; sent < LIMIT; sent += 1) await send(id, { address: '10.3.0.3', browser: 'Firefox' });
    await send(id, { address: '10.3.0.3' });
    expect((await figuresOf(id)).inAll.views).toBe(LIMIT + 2);
  });

  it.each([[{ 'Sec-GPC': '1' }], [{ DNT: '1' }]])('does not count who asks not to be: %j', async (headers) => {
    const { id } = await makeProduct();
    expect(await send(id, { headers })).toBe(204);
    expect((await figuresOf(id)).inAll.views).toBe(0);
  });

  it('refuses products that are not in the shop, and what is no beacon of ours', async () => {
    const draft = await makeProduct({ status: 'draft' });
    const { id } = await makeProduct();
    expect(await send(draft.id)).toBe(404);
    expect(await send(987_654)).toBe(404);
    expect(await send('x')).toBe(400);
    expect(await send(id, { kind: 'purchase' })).toBe(400);
    expect(await send(id, { kind: 1_000 })).toBe(400);
    const path = `${own.url}/api/products/${id}/counts`;
    const fromElsewhere = { method: 'POST', body: '{"kind":"view"}', headers: { 'Content-Type': 'text/plain' } };
    expect((await call(path, fromElsewhere)).status).toBe(400);
    expect((await figuresOf(id)).inAll.views).toBe(0);
  });
});

describe('figures', () => {
  it('join what was counted with what payments-service sold', async () => {
    const { id } = await makeProduct();
    await Promise.all([send(id), send(id), send(id), send(id), send(id), send(id)]);
    own.payments.answerWith(200, sold(id, today()));
    const { last30Days, inAll, days } = await figuresOf(id);
    expect(inAll).toEqual({ views: 6, cartAdds: 0, wishlistAdds: 0, purchases: 3, revenue: 7_920, conversion: 0.5 });
    expect(last30Days).toMatchObject({ purchases: 1, revenue: 2_640, conversion: 1 / 6 });
    expect(days.at(-1)).toMatchObject({ purchases: 1, revenue: 2_640 });
    expect(days[0]).toMatchObject({ views: 0, purchases: 0, revenue: 0 });
    expect(own.payments.heard.at(-1)).toMatchObject({
      method: 'POST',
      path: '/api/payments/admin/sales',
      body: JSON.stringify({ since: days[0]?.day, productIds: [id] }),
      headers: { authorization: `Bearer ${SERVICE_SECRET}` },
    });
  });

  it('show an Editor no money, in no call', async () => {
    const { id } = await makeProduct();
    own.payments.answerWith(200, sold(id, today()));
    for (const text of [
      JSON.stringify(await figuresOf(id, own.tokens.editor)),
      JSON.stringify((await numbers(own.tokens.editor)).body),
    ]) {
      expect(text).toContain('"purchases":3');
      expect(text).not.toMatch(/revenue|7920/);
    }
    expect((await figuresOf(id, own.tokens.api)).inAll.revenue).toBe(7_920);
  });

  it('say that sales are unknown while payments-service is away, and the rest all the same', async () => {
    const { id } = await makeProduct();
    await send(id);
    await own.payments.close();
    const unknown = { views: 1, cartAdds: 0, wishlistAdds: 0, purchases: null, revenue: null, conversion: null };
    expect((await figuresOf(id)).last30Days).toEqual(unknown);
    const { body } = await numbers();
    expect(body.data.areSalesKnown).toBe(false);
    expect(body.data.products.find(({ number }) => number === id)?.inAll).toEqual(unknown);
    await own.payments.open();
    own.payments.answerWith(200, sold(id, today()));
    expect((await numbers()).body.data.areSalesKnown).toBe(true);
  });

  it('list every product once, drafts too', async () => {
    const { id, title } = await makeProduct({ title: `Kept ${randomUUID()}` });
    const draft = await makeProduct({ status: 'draft' });
    const lines = (await numbers()).body.data.products.filter(({ number }) => [id, draft.id].includes(number));
    expect(lines).toMatchObject([
      { number: id, title, status: 'published' },
      { number: draft.id, status: 'draft' },
    ]);
    const [line] = lines;
    const answer = await call<{ data: ProductFigures }>(`${own.url}/admin/product-figures/${line?.documentId}`, {
      token: own.tokens.editor,
    });
    expect([answer.status, answer.body.data.days.length]).toEqual([200, 30]);
  });

  it('are for Super Admins, Editors and who is given the right', async () => {
    const money = await makeAccountWith(own.url, own.tokens.admin, 'money', [
      'api::analytics.read',
      'api::analytics.money',
    ]);
    const asked = [
      undefined,
      own.tokens.api,
      own.tokens.customer,
      own.tokens.author,
      own.tokens.support,
      own.tokens.editor,
      own.tokens.admin,
    ];
    const statuses = await Promise.all(asked.map(async (token) => (await numbers(token ?? '')).status));
    expect(statuses).toEqual([401, 401, 401, 403, 403, 200, 200]);
    expect(JSON.stringify((await numbers(money)).body)).toContain('revenue');
  });
});

async function numbers(token = own.tokens.admin): Promise<Answer<{ data: AllFigures }>> {
  return call(`${own.url}/admin/product-figures`, token === '' ? {} : { token });
}
