import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from './support/http';
import { makeAccounts, type PanelTokens } from './support/panel-accounts';
import { startPaymentsListener, type PaymentsListener } from './support/payments-listener';
import { createWorkspace, SERVICE_SECRET, startCms, type Cms, type Workspace } from './support/run-cms';

let workspace: Workspace;
let payments: PaymentsListener;
let cms: Cms;
let tokens: PanelTokens;
/** Document ids of products 1 and 2. */
let ids: string[];

beforeAll(async () => {
  payments = await startPaymentsListener();
  workspace = await createWorkspace({ PAYMENTS_URL: payments.url });
  cms = await startCms(workspace);
  tokens = await makeAccounts(cms.url);
  const products = `${cms.url}/content-manager/collection-types/api::product.product`;
  ids = [];
  for (const title of ['one', 'two']) {
    const json = { title, slug: title, description: 'For a test.', price: 5 };
    const { body } = await call<{ data: { documentId: string } }>(products, {
      method: 'POST',
      token: tokens.editor,
      json,
    });
    ids.push(body.data.documentId);
  }
});
afterAll(async () => {
  await cms.stop();
  await payments.close();
  await workspace.remove();
});

const sold = async (documentIds: unknown, token = tokens.editor) =>
  call(`${cms.url}/admin/product-sales`, { method: 'POST', token, json: { documentIds } });

it('tells what was sold of the products of a page, asking payments-service once', async () => {
  const products = [{ productId: 2, purchases: 3, revenue: 1500, days: [] }];
  payments.answerWith(200, { success: true, data: { products } });
  payments.heard.length = 0;
  const { status, body } = await sold([...ids, 'unknown'], tokens.admin);
  expect(status).toBe(200);
  expect(body).toEqual({
    data: {
      [String(ids[0])]: { purchases: 0, revenue: 0 },
      [String(ids[1])]: { purchases: 3, revenue: 1500 },
    },
  });
  expect(payments.heard).toMatchObject([
    { method: 'POST', path: '/api/payments/admin/sales', headers: { authorization: `Bearer ${SERVICE_SECRET}` } },
  ]);
  expect(JSON.parse(String(payments.heard[0]?.body))).toEqual({ productIds: [1, 2] });
});

it('tells an Editor how often, and no revenue', async () => {
  payments.answerWith(200, {
    success: true,
    data: { products: [{ productId: 2, purchases: 3, revenue: 1500, days: [] }] },
  });
  expect((await sold(ids)).body).toEqual({
    data: { [String(ids[0])]: { purchases: 0 }, [String(ids[1])]: { purchases: 3 } },
  });
});

it('says so when payments-service does not tell, and refuses what is no list', async () => {
  payments.answerWith(500, { success: false, error: { code: 'unknown', message: 'Broken' } });
  expect((await sold(ids)).status).toBe(503);
  await payments.close();
  expect((await sold(ids)).status).toBe(503);
  for (const bad of [undefined, [], 'all', [1], Array.from({ length: 101 }, () => 'x')]) {
    expect((await sold(bad)).status).toBe(400);
  }
  expect((await sold(ids, tokens.support)).status).toBe(403);
});
