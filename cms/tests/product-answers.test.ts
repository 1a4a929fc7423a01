import { get } from 'node:http';
import { describe, expect, inject, it } from 'vitest';
import type { CatalogProductDetail } from '../src/catalogue/wire';
import { call } from './support/http';
import { createProduct, listProducts, uniqueWord, uploadPicture, type Failure, type Success } from './support/products';

const { url } = inject('cms');

describe('the answer to a product call', () => {
  it('has the whole product on its page, and no more than cards need in a list', async () => {
    const title = uniqueWord();
    const gallery = [await uploadPicture(), await uploadPicture()];
    const fields = {
      title,
      gallery,
      originalPrice: 12.5,
      features: ['One', 'Two'],
      filesIncluded: ['a.svg'],
      dpi: '300',
      createdDate: '2026-11-01',
    };
    const { id } = await createProduct(fields);

    const [listed] = (await listProducts(`search=${title}`)).products;
    expect(listed).toMatchObject({ id, title, price: 10, originalPrice: 12.5, status: 'published', category: null });
    expect(listed?.images.map(({ mime }) => mime)).toEqual(['image/png', 'image/png', 'image/png']);
    expect(listed?.images[0]?.url).toMatch(/^\/uploads\//);
    expect(listed).not.toHaveProperty('features');

    const { body } = await call<Success<{ product: CatalogProductDetail }>>(`${url}/api/products/${id}`);
    expect(body.data.product).toMatchObject({
      ...listed,
      features: ['One', 'Two'],
      filesIncluded: ['a.svg'],
      dpi: '300',
      createdDate: '2026-11-01',
      compatibleWith: null,
      previewMedia: [],
    });
  });

  it.each(['0', '-1', 'abc', '1.5', '999999999', '99999999999999999999', '%00', '1%20or%201=1'])(
    "is 404 'Product not found' for the id %s",
    async (id) => {
      const { status, body } = await call<Failure>(`${url}/api/products/${id}`);
      expect(status).toBe(404);
      expect(body).toEqual({ success: false, error: 'Product not found' });
    },
  );

  it.each(['br', 'gzip', 'identity'])('goes over the wire in %s', async (encoding) => {
    const { id } = await createProduct({ description: 'A glaze like rain. '.repeat(80) });
    const headers = { 'Accept-Encoding': encoding };
    const product = await call<Success<object>>(`${url}/api/products/${id}`, { headers });
    expect(product.headers.get('Content-Encoding') ?? 'identity').toBe(encoding);
    expect(product.headers.get('Vary')).toContain('Accept-Encoding');
    expect(product.body.success).toBe(true);
  });

  it('may be kept for a moment and is not sent twice', async () => {
    const path = `${url}/api/products/${(await createProduct()).id}`;
    const first = await call(path);
    expect(first.headers.get('Cache-Control')).toBe(
      'public, max-age=1, stale-while-revalidate=3, stale-if-error=86400',
    );
    expect(first.headers.get('X-Powered-By')).toBeNull();

    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^".+"$/);
    expect(await statusOf(path, { 'If-None-Match': etag })).toBe(304);
    expect(await statusOf(path, { 'If-None-Match': '"another"' })).toBe(200);
  });
});

/** By node:http: fetch adds `Cache-Control: no-cache` to conditional requests. */
async function statusOf(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(path, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}
