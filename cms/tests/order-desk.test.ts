import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, type Answer } from './support/http';
import { useOwnCms } from './support/own-cms';
import { makeAccountWith } from './support/panel-accounts';
import { SERVICE_SECRET } from './support/run-cms';

interface Failure {
  success: boolean;
  error: { code: string; message: string };
}

const own = useOwnCms();
/** May handle orders, but erase nobody. */
let seeing: string;

beforeAll(async () => {
  seeing = await makeAccountWith(own.url, own.tokens.admin, 'seeing', ['api::orders.handle']);
});
beforeEach(() => {
  own.payments.heard.length = 0;
  own.payments.answerWith(200, { success: true, data: { id: 'ord_1' } });
});

const ROUTES = [
  ['POST', '/orders/search'],
  ['GET', '/orders/ord_1'],
  ['POST', '/orders/ord_1/resend'],
  ['POST', '/orders/ord_1/link'],
  ['POST', '/orders/ord_1/extend'],
  ['POST', '/orders/ord_1/refunds'],
  ['POST', '/orders/ord_1/email'],
  ['POST', '/orders/ord_1/items/itm_1/revoke'],
  ['POST', '/orders/ord_1/items/itm_1/restore'],
  ['POST', '/refund-queue/search'],
  ['POST', '/refund-queue/rfq_1/refund'],
  ['POST', '/refund-queue/rfq_1/paid-back'],
  ['POST', '/refund-queue/rfq_1/dismiss'],
  ['POST', '/erasures/preview'],
  ['POST', '/erasures'],
] as const;

function ask<Body>(token: string | undefined, method: string, path: string, json: object = {}): Promise<Answer<Body>> {
  return call(`${own.url}/admin/order-desk${path}`, {
    method,
    ...(token !== undefined && { token }),
    ...(method !== 'GET' && { json }),
  });
}

describe.each(ROUTES)('%s %s', (method, path) => {
  it('is refused to everybody but who holds the action and Super Admins, and payments-service hears nothing of it', async () => {
    const asked = [undefined, 'nobody', own.tokens.api, SERVICE_SECRET, own.tokens.editor, own.tokens.author];
    const statuses = await Promise.all(asked.map(async (token) => (await ask(token, method, path)).status));
    expect(statuses).toEqual([401, 401, 401, 401, 403, 403]);
    expect(own.payments.heard).toEqual([]);
    expect((await ask(own.tokens.support, method, path)).status).toBe(200);
    expect((await ask(own.tokens.admin, method, path)).status).toBe(200);
    expect(own.payments.heard).toHaveLength(2);
  });
});

it('erasing is an action of its own', async () => {
  expect((await ask(seeing, 'GET', '/orders/ord_1')).status).toBe(200);
  expect((await ask(seeing, 'POST', '/erasures/preview')).status).toBe(403);
  expect((await ask(seeing, 'POST', '/erasures')).status).toBe(403);
});

describe('what payments-service is asked', () => {
  it('carries the secret, who acts, and the key of the press; the body goes on without the key', async () => {
    const key = '6f9a6a2e-7e43-4a6c-9a5e-0d7f4f8f8f10';
    await ask(own.tokens.support, 'POST', '/orders/ord_1/extend', { days: 7, key });
    expect(own.payments.heard).toMatchObject([
      {
        method: 'POST',
        path: '/api/payments/admin/orders/ord_1/extend',
        body: '{"days":7}',
        headers: {
          authorization: `Bearer ${SERVICE_SECRET}`,
          'idempotency-key': key,
          'x-actor-id': expect.stringMatching(/^\d+$/),
          'x-actor-name': 'support',
        },
      },
    ]);
  });

  it('is a query made of the search, and an address in it is not logged', async () => {
    await ask(own.tokens.support, 'POST', '/orders/search', { q: 'ada@buyer.example', page: 2, list: { $ne: 1 } });
    expect(own.payments.heard[0]).toMatchObject({
      method: 'GET',
      path: '/api/payments/admin/orders?q=ada%40buyer.example&page=2',
      body: '',
    });
    await ask(own.tokens.support, 'POST', '/erasures/preview', { email: 'ada@buyer.example' });
    await ask(own.tokens.support, 'POST', '/orders/ord_1/email', { email: 'ada@buyer.example' });
    expect(own.output()).toContain('/admin/order-desk/orders/search');
    expect(own.output()).not.toMatch(/ada(@|%40)buyer/);
    expect(own.output()).not.toContain(SERVICE_SECRET);
  });

  it.each(['..', '%2e%2e', '..%2frefund-queue', 'ord_1%2f..', 'ord_1%3fx', '1'])(
    'is nothing for the order %s: no id leads to another call',
    async (id) => {
      expect((await ask(own.tokens.support, 'POST', `/orders/${id}/resend`)).status).toBeGreaterThanOrEqual(400);
      expect(own.payments.heard).toEqual([]);
    },
  );
});

describe('what the panel gets', () => {
  it('is the answer of payments-service as it stands, also a refusal', async () => {
    const refusal = { success: false, error: { code: 'refund_too_much', message: 'Too much.' }, data: { left: 5 } };
    own.payments.answerWith(409, refusal);
    const { status, body, headers } = await ask(own.tokens.support, 'POST', '/orders/ord_1/refunds', { amount: 900 });
    expect([status, body, headers.get('cache-control')]).toEqual([409, refusal, 'no-store']);
  });

  it('is no 401 where payments-service refuses the CMS: the session of the user would end', async () => {
    own.payments.answerWith(401, { success: false, error: { code: 'unauthorized', message: '' } });
    const { status, body } = await ask<Failure>(own.tokens.support, 'GET', '/orders/ord_1');
    expect([status, body.error.code]).toEqual([502, 'payments_refused_us']);
  });

  it('says that payments-service is down, and goes on when it is back', async () => {
    await own.payments.close();
    const { status, body } = await ask<Failure>(own.tokens.support, 'GET', '/orders/ord_1');
    expect([status, body.error.code]).toEqual([503, 'payments_unavailable']);
    await own.payments.open();
    expect((await ask(own.tokens.support, 'GET', '/orders/ord_1')).status).toBe(200);
  });
});
