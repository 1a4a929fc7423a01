// @vitest-environment node
import { brotliDecompressSync } from 'node:zlib';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_SITE } from '../src/config/site';
import { product, productList } from '../src/testing/catalogue';
import { network } from '../src/testing/network';
import { createPageStore } from './kept-pages';
import { CMS, testApp } from './test-app';

const ok = (data: unknown) => HttpResponse.json({ success: true, data });
const brotli = { headers: { 'accept-encoding': 'br' } };
let version: string;
let title: string;
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  [version, title, asked] = ['v1', 'Moon Jar', []];
  const list = ({ request }: { request: Request }) => {
    asked.push(new URL(request.url).pathname);
    return ok(productList([product(7, { title })]));
  };
  network.use(
    http.get(`${CMS}/api/site-settings`, () => HttpResponse.json({ data: DEFAULT_SITE })),
    http.get(`${CMS}/api/products`, list),
    http.get(`${CMS}/api/products/version`, () => ok({ version })),
  );
  return () => vi.useRealTimers();
});

async function shop(app: ReturnType<typeof testApp>, headers: Record<string, string> = {}) {
  const response = await app.request('/shop', { headers });
  return { response, html: await response.text(), timing: response.headers.get('server-timing') };
}

it('answers a page from memory until the content changes, with the same headers', async () => {
  const app = testApp();
  const first = await shop(app);
  const second = await shop(app);
  expect(first.timing).toMatch(/^content;dur=[\d.]+, render;dur=[\d.]+, document;dur=[\d.]+, compress;dur=[\d.]+$/);
  expect(second.timing).toBe('kept');
  expect(second.html).toBe(first.html);
  expect(asked).toHaveLength(1);
  const headersOf = ({ response }: typeof first) =>
    Object.fromEntries([...response.headers].filter(([name]) => !['x-request-id', 'server-timing'].includes(name)));
  expect(headersOf(second)).toEqual(headersOf(first));
  expect(second.response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);

  [version, title] = ['v2', 'Salt Jar'];
  vi.advanceTimersByTime(500);
  expect((await shop(app)).html).toContain('Salt Jar');
});

it('answers 304 to who has the page, and no longer when it has changed', async () => {
  const app = testApp();
  const etag = (await shop(app)).response.headers.get('etag') ?? '';
  expect((await shop(app, { 'if-none-match': etag })).response.status).toBe(304);
  [version, title] = ['v2', 'Salt Jar'];
  vi.advanceTimersByTime(500);
  expect((await shop(app, { 'if-none-match': etag })).response.status).toBe(200);
});

it('renders once for all who ask after a change', async () => {
  const app = testApp();
  await shop(app);
  [version, title] = ['v2', 'Salt Jar'];
  vi.advanceTimersByTime(500);
  const pages = await Promise.all(Array.from({ length: 5 }, () => shop(app)));
  expect(pages.every(({ html }) => html.includes('Salt Jar'))).toBe(true);
  expect(asked).toHaveLength(2);
  expect(pages.filter(({ timing }) => timing === 'kept')).toHaveLength(4);
});

it('takes the marks of a campaign for no page of their own, and tells nobody else of them', async () => {
  const app = testApp();
  const get = async (address: string) => {
    const response = await app.request(address);
    return { timing: response.headers.get('server-timing'), html: await response.text() };
  };
  const first = await get('/shop?utm_source=letter&gclid=visitor-1');
  expect(first.html).not.toContain('visitor-1');
  expect(await get('/shop?gclid=visitor-2')).toEqual({ timing: 'kept', html: first.html });
  expect((await get('/shop')).timing).toBe('kept');

  const filtered = await get('/shop?gclid=visitor-1&sort=price-asc&q=moon');
  expect(filtered.timing).not.toBe('kept');
  expect(filtered.html).toContain('value="moon"');
  expect((await get('/shop?q=+moon&sort=price-asc')).timing).toBe('kept');
  expect((await get('/shop?q=jar&sort=price-asc')).timing).not.toBe('kept');
  expect((await get('/shop?preview=draft')).timing).not.toBe('kept');
});

it('makes what is asked for again smaller, and it says the same', async () => {
  const app = testApp();
  const bytes = async () => Buffer.from(await (await app.request('/shop', brotli)).arrayBuffer());
  const first = await bytes();
  const smaller = await vi.waitUntil(async () => {
    const now = await bytes();
    return now.length < first.length && now;
  });
  expect(brotliDecompressSync(smaller)).toEqual(brotliDecompressSync(first));
});

it('keeps no page of a content that did not answer, and none of a visitor', async () => {
  const app = testApp();
  network.use(http.get(`${CMS}/api/products`, () => HttpResponse.error(), { once: true }));
  expect((await shop(app)).response.status).toBe(503);
  expect((await shop(app)).html).toContain('Moon Jar');
  await app.request('/cart');
  expect((await app.request('/cart')).headers.get('server-timing')).not.toBe('kept');
});

it('serves what it has while the CMS is down', async () => {
  const app = testApp();
  await shop(app);
  network.use(http.get(`${CMS}/*`, () => HttpResponse.error()));
  vi.advanceTimersByTime(500);
  expect((await shop(app)).html).toContain('Moon Jar');
});

it("hands over a page's content by the version that the page names, and says when it has changed", async () => {
  const app = testApp();
  const { html } = await shop(app);
  const block = /<script type="application\/json" id="app">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { state } = JSON.parse(block) as { state: string };
  expect(state).toBe('/state/v1?page=%2Fshop');
  const read = async () => {
    const response = await app.request(state);
    return { answer: await response.json(), caching: response.headers.get('cache-control') };
  };
  const first = await read();
  expect(first.answer).toMatchObject({ version: 'v1', state: { failures: {} } });
  expect(JSON.stringify(first.answer)).toContain('Moon Jar');
  expect(first.caching).toContain('immutable');

  [version, title] = ['v2', 'Salt Jar'];
  vi.advanceTimersByTime(500);
  expect(await read()).toEqual(first);
  const late = await (await testApp().request(state)).json();
  expect(late).toMatchObject({ version: 'v2' });
  expect(JSON.stringify(late)).toContain('Salt Jar');
});

it('goes on keeping pages that became smaller after they came', () => {
  const pages = createPageStore();
  for (let version = 0; version < 30; version += 1) {
    const page = { version: `v${version}`, status: 200, headers: {}, body: new Uint8Array(1_000_000), size: 1_000_000 };
    const kept = { ...page, shrunk: false };
    pages.keep('br /shop', kept);
    kept.body = new Uint8Array(1);
  }
  expect(pages.get('br /shop')?.version).toBe('v29');
});
