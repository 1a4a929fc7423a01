import { describe, expect, it } from 'vitest';
import { publicUrl } from '../support/settings';
import { anyProduct } from '../support/shopping';

async function page(path: string) {
  const response = await fetch(publicUrl(path));
  const html = await response.text();
  const jsonLd = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return {
    status: response.status,
    html,
    title: html.match(/<title[^>]*>(.*?)<\/title>/s)?.[1] ?? '',
    description: html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? '',
    jsonLd: jsonLd.map(([, text]) => JSON.parse(text ?? '') as Record<string, unknown>),
  };
}

describe('without JavaScript', () => {
  it('home, shop and product show their content, title, description and JSON-LD', async () => {
    const product = await anyProduct();
    const [home, shop, detail] = await Promise.all([page('/'), page('/shop'), page(`/product/${product.id}`)]);
    for (const each of [home, shop, detail]) {
      expect(each.status).toBe(200);
      expect(each.title).not.toBe('');
      expect(each.description.length).toBeGreaterThan(40);
      expect(each.jsonLd.length).toBeGreaterThan(0);
    }
    expect(new Set([home.title, shop.title, detail.title]).size).toBe(3);
    expect(new Set([home.description, shop.description, detail.description]).size).toBe(3);
    expect(shop.html).toContain(product.title);
    expect(detail.html).toContain(product.title);
    expect(detail.html).toContain(product.price.toFixed(2));
    expect(JSON.stringify(detail.jsonLd)).toContain('"Product"');
  });

  it.each(['/product/999999', '/product/abc', '/product/1e3', '/no-such-page'])('%s answers 404', async (path) => {
    expect((await page(path)).status).toBe(404);
  });
});
