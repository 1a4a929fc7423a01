// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http, HttpResponse, passthrough } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { network } from '../src/testing/network';
import { READ_TIMEOUT } from './proxy';
import { CMS, PAYMENTS, SANDBOX, testApp } from './test-app';

/** Each service answers with its name and the path it was asked for. */
beforeEach(() => {
  for (const base of [CMS, PAYMENTS, SANDBOX]) {
    network.use(http.all(`${base}/*`, ({ request }) => HttpResponse.text(`${base} ${new URL(request.url).pathname}`)));
  }
});

it.each([
  ['/api/payments/methods', PAYMENTS, '/api/payments/methods'],
  ['/api/payments', PAYMENTS, '/api/payments'],
  ['/api/paymentsx', CMS, '/api/paymentsx'],
  ['/api/products/1', CMS, '/api/products/1'],
  ['/uploads/a.webp', CMS, '/uploads/a.webp'],
  ['/admin/', CMS, '/admin/'],
  ['/admin/auth/login', CMS, '/admin/auth/login'],
  ['/content-manager/collection-types', CMS, '/content-manager/collection-types'],
  ['/sandbox/stripe.js', SANDBOX, '/sandbox/stripe.js'],
  ['/api/payments/../products', CMS, '/api/products'],
  ['/api/payments/%2e%2e/products', CMS, '/api/products'],
  ['/shop/../api/payments/x', PAYMENTS, '/api/payments/x'],
])('sends %s to its service', async (path, service, asked) => {
  const response = await testApp().request(`https://kiln.example${path}`);
  expect(await response.text()).toBe(`${service} ${asked}`);
});

it.each(['/admin', '/administrator', '/uploadsx', '/apiary'])('answers %s itself', async (path) => {
  const response = await testApp().request(path);
  expect(response.headers.get('content-type')).toContain('text/html');
});

it('has no sandbox in live mode', async () => {
  const response = await testApp({ PROVIDER_MODE: 'live' }).request('/sandbox/stripe.js');
  expect(response.status).toBe(404);
});

it('passes bodies, host, ranges and one request id on, and the answer back', async () => {
  network.use(
    http.post(`${CMS}/api/echo`, async ({ request }) =>
      HttpResponse.json(
        {
          body: await request.text(),
          range: request.headers.get('range'),
          forwardedHost: request.headers.get('x-forwarded-host'),
          proto: request.headers.get('x-forwarded-proto'),
          id: request.headers.get('x-request-id'),
          query: new URL(request.url).search,
        },
        { status: 206, headers: { 'content-range': 'bytes 0-3/10', 'content-security-policy': "default-src 'none'" } },
      ),
    ),
  );
  const response = await testApp().request('https://kiln.example/api/echo?a=1', {
    method: 'POST',
    body: 'clay',
    headers: { host: 'kiln.example', range: 'bytes=0-3', 'x-request-id': 'abcdef-123456' },
  });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe('bytes 0-3/10');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(response.headers.get('x-request-id')).toBe('abcdef-123456');
  expect(await response.json()).toEqual({
    body: 'clay',
    range: 'bytes=0-3',
    forwardedHost: 'kiln.example',
    proto: 'https',
    id: 'abcdef-123456',
    query: '?a=1',
  });
});

it.each([
  ['GET', 504],
  ['POST', 'still waits'],
])('a CMS that hangs: %s gets %s', async (method, expected) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = new Promise<void>((reached) => {
    network.use(
      http.all(`${CMS}/api/products`, () => {
        reached();
        return new Promise<never>(() => {});
      }),
    );
  });
  const answer = Promise.resolve(testApp().request('https://kiln.example/api/products', { method }));
  await asked;
  await vi.advanceTimersByTimeAsync(READ_TIMEOUT);
  const waiting = new Promise<string>((resolve) => setImmediate(() => setImmediate(() => resolve('still waits'))));
  expect(await Promise.race([answer.then(({ status }) => status), waiting])).toBe(expected);
});

it('leaves redirects to the browser and tells the service the visitor’s host', async () => {
  const service = createServer((request, response) => {
    response.writeHead(302, { location: `https://${request.headers['x-forwarded-host']}/elsewhere` }).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  network.use(http.get(`http://127.0.0.1:${port}/admin/go`, () => passthrough()));
  const response = await testApp({ CMS_URL: `http://127.0.0.1:${port}` }).request('https://kiln.example/admin/go', {
    // curl sends `expect` with large bodies; fetch refuses to pass it on.
    headers: { host: 'kiln.example', expect: '100-continue' },
  });
  service.close();
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('https://kiln.example/elsewhere');
});

it.each([
  ['/api/products', 'string'],
  ['/api/payments/methods', 'object'],
])('answers 502 in the shape of %s when the service is down', async (path, shape) => {
  network.use(
    http.all(`${CMS}/*`, () => HttpResponse.error()),
    http.all(`${PAYMENTS}/*`, () => HttpResponse.error()),
  );
  const response = await testApp().request(`https://kiln.example${path}`);
  const body = (await response.json()) as { success: boolean; error: unknown };
  expect(response.status).toBe(502);
  expect(body.success).toBe(false);
  expect(typeof body.error).toBe(shape);
});
