// @vitest-environment node
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SITE } from '../src/config/site';
import { detail, product, productList } from '../src/testing/catalogue';
import { network } from '../src/testing/network';
import { aPiece, SERVICES } from '../src/testing/portfolio';
import { CMS, testApp } from './test-app';

const ok = (data: unknown) => HttpResponse.json({ success: true, data });
const moonJar = { title: 'Moon <Jar>', description: 'Thrown in two halves.', price: 48 };

beforeEach(() => {
  network.use(
    http.get(`${CMS}/api/products`, () => ok(productList([product(7, moonJar)]))),
    http.get(`${CMS}/api/products/version`, () => ok({ version: 'v1' })),
    http.get(`${CMS}/api/text-pages/help`, () =>
      HttpResponse.json({ data: { slug: 'help', title: 'Help', lead: '', sections: [], updatedAt: '2026-11-20' } }),
    ),
    http.get(`${CMS}/api/products/7`, () => ok({ product: detail(7, moonJar) })),
    http.get(`${CMS}/api/products/8`, () =>
      HttpResponse.json({ success: false, error: 'Product not found' }, { status: 404 }),
    ),
  );
});

function jsonBlocks(html: string, type: string): Record<string, unknown>[] {
  const pattern = new RegExp(`<script type="${type.replace('+', '\\+')}"[^>]*>(.*?)</script>`, 'gs');
  return [...html.matchAll(pattern)].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
}

describe('pages without script', () => {
  it('shows the shop with its products, title and canonical address', async () => {
    const response = await testApp().request('/shop?q=jar');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<title>Digital Assets — Kiln</title>');
    expect(html).toContain('<link rel="canonical" href="https://kiln.example/shop">');
    expect(html).toContain('Moon &lt;Jar&gt;');
    expect(html).toContain('href="/product/7"');
    expect(html).toContain('$48.00');
    expect(jsonBlocks(html, 'application/ld+json')[0]).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, url: 'https://kiln.example/product/7' }],
    });
  });

  it('describes a product to search engines', async () => {
    const html = await (await testApp().request('/product/7')).text();
    expect(html).toContain('<title>Moon &lt;Jar&gt; — Kiln</title>');
    expect(html).toContain('<meta name="description" content="Thrown in two halves.">');
    expect(html).toContain('<meta property="og:image" content="https://kiln.example/uploads/7.webp">');
    expect(jsonBlocks(html, 'application/ld+json')[0]).toMatchObject({
      '@type': 'Product',
      name: 'Moon <Jar>',
      offers: { '@type': 'Offer', price: '48.00', priceCurrency: 'USD', url: 'https://kiln.example/product/7' },
    });
  });

  it('hands the content over to the browser in the page, where its version is not known', async () => {
    network.use(http.get(`${CMS}/api/products/version`, () => HttpResponse.error()));
    const html = await (await testApp().request('/product/7')).text();
    expect(jsonBlocks(html, 'application/json')[0]).toMatchObject({
      content: { '/api/products/7': { product: { id: 7 } } },
      failures: {},
    });
  });
});

describe('status', () => {
  it.each(['/product/8', '/product/0', '/product/abc', '/product/7e1', '/no/such/page', '//elsewhere.example/shop'])(
    'answers 404 to %s',
    async (path) => {
      const response = await testApp().request(`https://kiln.example${path}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toMatch(/Product not found|404 - Page Not Found/);
    },
  );

  it('answers a slug of old with the address of today, for good', async () => {
    network.use(
      http.get(`${CMS}/api/portfolio-services`, () => HttpResponse.json({ data: SERVICES, meta: {} })),
      http.get(`${CMS}/api/portfolio-items`, () => HttpResponse.json({ data: [], meta: {} })),
    );
    const response = await testApp().request('/portfolio/websites/shops?from=card');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/portfolio/web-development/web-shops?from=card');
  });

  it('says 503 with the reason when the catalogue does not answer', async () => {
    network.use(http.get(`${CMS}/api/products`, () => HttpResponse.error()));
    const response = await testApp().request('/shop');
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('Failed to fetch products');
  });

  it('serves the last content it had while the catalogue is down', async () => {
    const app = testApp();
    await app.request('/shop');
    network.use(http.get(`${CMS}/api/products`, () => HttpResponse.error()));
    const response = await app.request('/shop');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Moon &lt;Jar&gt;');
  });

  it('keeps the home page up without the catalogue', async () => {
    network.use(http.get(`${CMS}/api/*`, () => HttpResponse.error()));
    const response = await testApp().request('/');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Failed to fetch featured products');
  });
});

describe('headers', () => {
  it('lets caches keep public pages for a moment and private ones never', async () => {
    const app = testApp();
    const cacheControl = async (path: string) => (await app.request(path)).headers.get('cache-control');
    expect(await cacheControl('/shop')).toBe('public, max-age=1, stale-while-revalidate=3, stale-if-error=86400');
    for (const path of ['/cart', '/checkout', '/wishlist', '/payment-success']) {
      expect(await cacheControl(path)).toBe('private, no-store');
    }
  });

  it('sends no referrer from an order page', async () => {
    const response = await testApp().request('/orders/secret-token');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('allows scripts of its own and, live, of the payment providers only', async () => {
    const policy = async (mode: string) =>
      (await testApp({ PROVIDER_MODE: mode }).request('/help')).headers.get('content-security-policy') ?? '';
    const own = "script-src 'self' 'sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU='";
    expect(await policy('sandbox')).toContain(`${own};`);
    expect(await policy('sandbox')).not.toMatch(/stripe|paypal/);
    expect(await policy('live')).toContain(
      `${own} https://js.stripe.com https://*.js.stripe.com https://*.paypal.com;`,
    );
    expect(await policy('live')).toContain(
      "frame-src 'self' https://js.stripe.com https://hooks.stripe.com https://*.js.stripe.com https://*.paypal.com;",
    );
    expect(await policy('live')).toContain("frame-ancestors 'none'");
  });

  it('compresses pages', async () => {
    const response = await testApp().request('/help', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
  });
});

it('lists pages and products in the sitemap, and names it to robots', async () => {
  network.use(
    http.get(`${CMS}/api/portfolio-items`, () => HttpResponse.json({ data: [aPiece(), aPiece()], meta: {} })),
  );
  const app = testApp();
  const sitemap = await (await app.request('/sitemap.xml')).text();
  expect(sitemap).toContain('<loc>https://kiln.example/product/7</loc>');
  expect(sitemap).toContain('<loc>https://kiln.example/shop</loc>');
  expect(sitemap).toContain('<loc>https://kiln.example/booking</loc>');
  expect(sitemap.match(/<loc>https:\/\/kiln.example\/portfolio\/web-development\/web-shops<\/loc>/g)).toHaveLength(1);
  expect(sitemap).not.toContain('/checkout');
  const robots = await (await app.request('/robots.txt')).text();
  expect(robots).toContain('Sitemap: https://kiln.example/sitemap.xml');
  expect(robots).toContain('Disallow: /checkout');
});

describe('a preview', () => {
  const draft = { ...detail(9, { title: 'Not fired yet' }), status: 'draft' as const };

  beforeEach(() =>
    network.use(
      http.get(`${CMS}/api/site-settings`, ({ request }) =>
        new URL(request.url).searchParams.get('preview') === 'over'
          ? HttpResponse.json({ success: false, error: { message: 'This preview has ended.' } }, { status: 410 })
          : HttpResponse.json({ data: DEFAULT_SITE }),
      ),
      http.get(`${CMS}/api/products/9`, ({ request }) =>
        new URL(request.url).searchParams.get('preview') === 'signed'
          ? ok({ product: draft })
          : HttpResponse.json({ success: false, error: 'Product not found' }, { status: 404 }),
      ),
    ),
  );

  it('shows a draft to its link, says so, offers nothing, and is kept and found by nobody', async () => {
    const app = testApp();
    const response = await app.request('/product/9?preview=signed');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('Not fired yet');
    expect(html).toContain('Preview: not published');
    expect(html).toMatch(/<a href="\/product\/9"[^>]*>Leave preview/);
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>[^<]*(<svg.*?<\/svg>)?[^<]*Add to Cart/);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('ld+json');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');

    expect((await app.request('/product/9')).status).toBe(404);
    expect((await app.request('/product/9?preview=guessed')).status).toBe(404);
  });

  it('that is over leads to a page that says so', async () => {
    const response = await testApp().request('/product/9?preview=over');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/preview-ended']);
    const page = await testApp().request('/preview-ended');
    expect(page.status).toBe(410);
    expect(await page.text()).toContain('Ask the studio for a new one.');
  });
});
