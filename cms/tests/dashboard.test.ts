import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, type Answer } from './support/http';
import { deskOf } from './support/inbox';
import { makeAccounts, type PanelTokens } from './support/panel-accounts';
import { startPaymentsListener, type PaymentsListener } from './support/payments-listener';
import { createWorkspace, startCms, type Cms, type Workspace } from './support/run-cms';

interface Unanswered {
  data: { count: number; overdue: number; oldestAt: string | null };
}

let workspace: Workspace;
let payments: PaymentsListener;
let cms: Cms;
let tokens: PanelTokens;

beforeAll(async () => {
  payments = await startPaymentsListener();
  workspace = await createWorkspace({ PAYMENTS_URL: payments.url });
  cms = await startCms(workspace);
  tokens = await makeAccounts(cms.url);
});
afterAll(async () => {
  await cms.stop();
  await payments.close();
  await workspace.remove();
});

function ask<Body>(path: string, token?: string, method = 'GET'): Promise<Answer<Body>> {
  const json = method === 'POST' ? { json: {} } : {};
  return call(`${cms.url}/admin/dashboard${path}`, { method, ...(token !== undefined && { token }), ...json });
}

it.each([
  ['GET', '/sales', [401, 403, 403, 403, 200]],
  ['GET', '/health', [401, 403, 403, 403, 200]],
  ['GET', '/inquiries', [401, 403, 403, 200, 200]],
  ['GET', '/mails/orders', [401, 403, 403, 200, 200]],
  ['GET', '/mails/site', [401, 403, 403, 200, 200]],
  ['POST', '/mails/orders/job_1/retry', [401, 403, 403, 200, 200]],
  ['POST', '/mails/site/1/retry', [401, 403, 403, 200, 200]],
])(
  '%s %s is for who may see its data: nobody, Author, Editor, Support, Super Admin',
  async (method, path, expected) => {
    const asked = [undefined, tokens.author, tokens.editor, tokens.support, tokens.admin];
    const statuses = [];
    for (const token of asked) statuses.push((await ask(path, token, method)).status);
    expect(statuses).toEqual(expected);
  },
);

it('asks payments-service for 30 days, and for a mail by an id of its own only', async () => {
  payments.heard.length = 0;
  await ask('/sales', tokens.admin);
  const since = new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10);
  await ask('/mails/orders/job_1/retry', tokens.support, 'POST');
  expect(payments.heard.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `GET /api/payments/admin/sales/days?since=${since}`,
    'POST /api/payments/admin/mails/job_1/retry',
  ]);
  for (const id of ['..', 'ord_1', 'job_1%2f..']) {
    expect((await ask(`/mails/orders/${id}/retry`, tokens.support, 'POST')).status).toBeGreaterThanOrEqual(400);
  }
  expect((await ask('/mails/site/x/retry', tokens.support, 'POST')).status).toBe(404);
  expect(payments.heard).toHaveLength(2);
});

it('counts what waits for an answer', async () => {
  const before = (await ask<Unanswered>('/inquiries', tokens.support)).body.data;
  const inquiry = { name: 'Ada Byron', email: 'ada@buyer.example', phone: '+1 555 0100', message: 'A site, please.' };
  await call(`${cms.url}/api/submit-consultation`, { method: 'POST', json: inquiry });
  const { count, overdue, oldestAt } = (await ask<Unanswered>('/inquiries', tokens.support)).body.data;
  expect([count, overdue]).toEqual([before.count + 1, 0]);
  expect(Date.parse(oldestAt ?? '')).toBeGreaterThan(Date.now() - 60_000);

  // As the inbox counts: a duplicate is none.
  const desk = deskOf(cms.url, tokens.support);
  const [first, again] = [await desk.newMessage(), await desk.newMessage()];
  await desk.ask('POST', `/inbox-desk/inquiries/${again.id}/merge`, { into: first.id, revision: again.revision });
  const after = (await ask<Unanswered>('/inquiries', tokens.support)).body.data;
  expect(after.count).toBe(before.count + 2);
  expect(after.count).toBe((await desk.search({})).unanswered);
});

it('says that payments-service is down, widget by widget', async () => {
  await payments.close();
  expect((await ask('/sales', tokens.admin)).status).toBe(503);
  expect((await ask('/mails/orders', tokens.admin)).status).toBe(503);
  expect((await ask('/mails/site', tokens.admin)).status).toBe(200);
  await payments.open();
  expect((await ask('/sales', tokens.admin)).status).toBe(200);
});
