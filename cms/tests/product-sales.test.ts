import { beforeAll, expect, it } from 'vitest';
import { call } from './support/http';
import { useOwnCms } from './support/own-cms';
import { SERVICE_SECRET } from './support/run-cms';

const own = useOwnCms();
/** Document ids of products 1 and 2. */
const ids: string[] = [];

beforeAll(async () => {
  const products = `${own.url}/content-manager/collection-types/api::product.product`;
  for (const title of ['one', 'two']) {
    const json = { title, slug: title, description: 'For a test.', price: 5 };
    const { body } = await call<{ data: { documentId: string } }>(products, {
      method: 'POST',
      token: own.tokens.editor,
      json,
    });
    ids.push(body.data.documentId);
  }
});

const sold = async (documentIds: unknown, token = own.tokens.editor) =>
  call(`${own.url}/admin/product-sales`, { method: 'POST', token, json: { documentIds } });

it('tells what was sold of the products of a page, asking payments-service once', async () => {
  const products = [{ productId: 2, purchases: 3, revenue: 1500, days: [] }];
  own.payments.answerWith(200, { success: true, data: { products } });
  own.payments.heard.length = 0;
  const { status, body } = await sold([...ids, 'unknown'], own.tokens.admin);
  expect(status).toBe(200);
  expect(body).toEqual({
    data: {
      [String(ids[0])]: { purchases: 0, revenue: 0 },
      [String(ids[1])]: { purchases: 3, revenue: 1500 },
    },
  });
  expect(own.payments.heard).toMatchObject([
    { method: 'POST', path: '/api/payments/admin/sales', headers: { authorization: `Bearer ${SERVICE_SECRET}` } },
  ]);
  expect(JSON.parse(String(own.payments.heard[0]?.body))).toEqual({ productIds: [1, 2] });
});

it('tells an Editor how often, and no revenue', async () => {
  own.payments.answerWith(200, {
    success: true,
    data: { products: [{ productId: 2, purchases: 3, revenue: 1500, days: [] }] },
  });
  expect((await sold(ids)).body).toEqual({
    data: { [String(ids[0])]: { purchases: 0 }, [String(ids[1])]: { purchases: 3 } },
  });
});

it('says so when payments-service does not tell, and refuses what is no list', async () => {
  own.payments.answerWith(500, { success: false, error: { code: 'unknown', message: 'Broken' } });
  expect((await sold(ids)).status).toBe(503);
  await own.payments.close();
  expect((await sold(ids)).status).toBe(503);
  for (const bad of [undefined, [], 'all', [1], Array.from({ length: 101 }, () => 'x')]) {
    expect((await sold(bad)).status).toBe(400);
  }
  expect((await sold(ids, own.tokens.support)).status).toBe(403);
});
