// @vitest-environment node
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { productList } from '../src/testing/catalogue';
import { network } from '../src/testing/network';
import { createMetrics } from './metrics';
import { CMS, testApp } from './test-app';

const LOST_DATABASE = { data: null, error: { status: 401, name: 'UnauthorizedError', message: 'Missing credentials' } };

it.each([
  ['does not answer', () => HttpResponse.error()],
  ['has lost its database', () => HttpResponse.json(LOST_DATABASE, { status: 401 })],
])('measures pages, and counts those that were made of old content when the CMS %s', async (_what, answer) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const metrics = createMetrics();
  const app = testApp({}, metrics);
  network.use(http.get(`${CMS}/api/products`, () => HttpResponse.json({ success: true, data: productList([]) })));
  network.use(
    http.get(`${CMS}/api/products/version`, () => HttpResponse.json({ success: true, data: { version: 'v1' } })),
  );
  await app.request('/shop');
  const text = async () => metrics.registry.metrics();
  expect(await text()).toMatch(/^kiln_storefront_request_seconds_count\{kind="page",status="200"\} 1$/m);
  expect(await text()).toMatch(/^kiln_storefront_old_answers_total 0$/m);
  network.use(http.get(`${CMS}/api/*`, answer));
  vi.advanceTimersByTime(500);
  expect((await app.request('/shop')).status).toBe(200);
  expect(await text()).toMatch(/^kiln_storefront_old_answers_total [1-9]/m);
});

it('does not count what asks after its health, and answers nobody at the public port', async () => {
  const metrics = createMetrics();
  const app = testApp({}, metrics);
  await app.request('/healthz');
  expect(await metrics.registry.metrics()).not.toContain('kiln_storefront_request_seconds_count');
  network.use(http.get(`${CMS}/api/*`, () => HttpResponse.error()));
  expect(await (await app.request('/metrics')).text()).not.toContain('kiln_storefront');
});
