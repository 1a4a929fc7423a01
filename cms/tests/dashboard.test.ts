import { expect, it, vi } from 'vitest';
import type { RefusedMail } from '../src/dashboard/site-mails';
import { HANDLE_INBOX } from '../src/desk/permissions';
import { HANDLE_ORDERS } from '../src/orders/permissions';
import { call, type Answer } from './support/http';
import { aKey, deskOf } from './support/inbox';
import { useOwnCms } from './support/own-cms';
import { makeAccountWith } from './support/panel-accounts';

interface Unanswered {
  data: { count: number; overdue: number; oldestAt: string | null };
}

interface SiteMails {
  data: { failures: RefusedMail[] };
}

const WITHIN = { timeout: 20_000, interval: 100 };
const own = useOwnCms({ sendsMail: true });

function ask<Body>(path: string, token?: string, method = 'GET'): Promise<Answer<Body>> {
  const json = method === 'POST' ? { json: {} } : {};
  return call(`${own.url}/admin/dashboard${path}`, { method, ...(token !== undefined && { token }), ...json });
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
    const asked = [undefined, own.tokens.author, own.tokens.editor, own.tokens.support, own.tokens.admin];
    const statuses = [];
    for (const token of asked) statuses.push((await ask(path, token, method)).status);
    expect(statuses).toEqual(expected);
  },
);

it.each([
  [HANDLE_ORDERS, { orders: 200, site: 403 }],
  [HANDLE_INBOX, { orders: 403, site: 200 }],
])('mails are for who handles what they are about: with %s alone', async (action, expected) => {
  const token = await makeAccountWith(own.url, own.tokens.admin, action.replaceAll(/\W/g, '-'), [action]);
  for (const [which, status] of Object.entries(expected)) {
    expect((await ask(`/mails/${which}`, token)).status).toBe(status);
    const retry = `/mails/${which}/${which === 'orders' ? 'job_1' : '1'}/retry`;
    expect((await ask(retry, token, 'POST')).status).toBe(status);
  }
});

it('leads from a refused reply to its inquiry, and writes there who sent it again', async () => {
  const desk = deskOf(own.url, own.tokens.support);
  const inquiry = await desk.newMessage();
  await vi.waitFor(() => expect(own.mailServer.mailsTo(inquiry.email)).toHaveLength(1), WITHIN);
  own.mailServer.refuse(inquiry.email, [550]);
  const reply = { text: 'Hello?', revision: inquiry.revision, key: aKey() };
  await desk.ask('POST', `/inbox-desk/inquiries/${inquiry.id}/replies`, reply);
  const mail = await vi.waitFor(async () => {
    const { failures } = (await ask<SiteMails>('/mails/site', own.tokens.support)).body.data;
    const refused = failures.find(({ kind, desk: at }) => kind === 'inquiry-reply' && at?.id === inquiry.id);
    expect(refused).toMatchObject({ desk: { name: 'inbox' }, reason: expect.stringContaining('550') });
    return refused;
  }, WITHIN);

  const left = await ask<SiteMails>(`/mails/site/${mail?.id}/retry`, own.tokens.support, 'POST');
  expect(left.body.data.failures.some(({ id }) => id === mail?.id)).toBe(false);
  await vi.waitFor(() => expect(own.mailServer.mailsTo(inquiry.email)).toHaveLength(2), WITHIN);
  expect((await desk.read(inquiry.id)).entries.at(-1)).toMatchObject({ kind: 'sent-again', actor: 'support' });
});

it('asks payments-service for 30 days, and for a mail by an id of its own only', async () => {
  own.payments.heard.length = 0;
  await ask('/sales', own.tokens.admin);
  const since = new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10);
  await ask('/mails/orders/job_1/retry', own.tokens.support, 'POST');
  expect(own.payments.heard.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `GET /api/payments/admin/sales/days?since=${since}`,
    'POST /api/payments/admin/mails/job_1/retry',
  ]);
  for (const id of ['..', 'ord_1', 'job_1%2f..']) {
    expect((await ask(`/mails/orders/${id}/retry`, own.tokens.support, 'POST')).status).toBeGreaterThanOrEqual(400);
  }
  expect((await ask('/mails/site/x/retry', own.tokens.support, 'POST')).status).toBe(404);
  expect(own.payments.heard).toHaveLength(2);
});

it('counts what waits for an answer', async () => {
  const before = (await ask<Unanswered>('/inquiries', own.tokens.support)).body.data;
  const inquiry = { name: 'Ada Byron', email: 'ada@buyer.example', phone: '+1 555 0100', message: 'A site, please.' };
  await call(`${own.url}/api/submit-consultation`, { method: 'POST', json: inquiry });
  const { count, overdue, oldestAt } = (await ask<Unanswered>('/inquiries', own.tokens.support)).body.data;
  expect([count, overdue]).toEqual([before.count + 1, 0]);
  expect(Date.parse(oldestAt ?? '')).toBeGreaterThan(Date.now() - 60_000);

  // As the inbox counts: a duplicate is none.
  const desk = deskOf(own.url, own.tokens.support);
  const [first, again] = [await desk.newMessage(), await desk.newMessage()];
  await desk.ask('POST', `/inbox-desk/inquiries/${again.id}/merge`, { into: first.id, revision: again.revision });
  const after = (await ask<Unanswered>('/inquiries', own.tokens.support)).body.data;
  expect(after.count).toBe(before.count + 2);
  expect(after.count).toBe((await desk.search({})).unanswered);
});

it('says that payments-service is down, widget by widget', async () => {
  await own.payments.close();
  expect((await ask('/sales', own.tokens.admin)).status).toBe(503);
  expect((await ask('/mails/orders', own.tokens.admin)).status).toBe(503);
  expect((await ask('/mails/site', own.tokens.admin)).status).toBe(200);
  await own.payments.open();
  expect((await ask('/sales', own.tokens.admin)).status).toBe(200);
});
