import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ProductList } from '@kiln/contracts/catalog-api';
import { asAdmin } from '../support/catalogue-admin';
import { publicUrl } from '../support/settings';
import { anyProduct, products } from '../support/shopping';
import { call, type Answer } from '../support/wire';

const list = async (query: string) =>
  (await call(`/api/products${query}`)).body as unknown as { success: boolean; data: ProductList };

describe('S 7, products', () => {
  it('GET /products answers success and data with products', async () => {
    const { success, data } = await list('');
    expect(success).toBe(true);
    expect(data.products.length).toBeGreaterThan(0);
  });

  it('featured defaults to 6, published only', async () => {
    const { data } = await list('?featured=true');
    expect(data.products.length).toBeLessThanOrEqual(6);
    expect(data.products.every(({ featured, status }) => featured && status === 'published')).toBe(true);
  });

  it('limit limits', async () => {
    expect((await list('?limit=2')).data.products).toHaveLength(2);
  });

  it('whatever status is asked for, the public gets what is published', async () => {
    const { data } = await list('?status=draft&limit=100');
    expect(data.products.every(({ status }) => status === 'published')).toBe(true);
  });

  it.each(['icons', 'Icons'])('category %s by slug or name', async (category) => {
    const { data } = await list(`?category=${category}&limit=100`);
    expect(data.products.length).toBeGreaterThan(0);
    expect(new Set(data.products.map((product) => product.category?.slug))).toEqual(new Set(['icons']));
  });

  it('tags must all match, repeated or separated by commas', async () => {
    const tagged = (await products()).find(({ tags }) => tags.length >= 2);
    const [a, b] = tagged?.tags ?? [];
    for (const query of [`?tags=${a?.slug},${b?.slug}`, `?tags=${a?.slug}&tags=${b?.slug}`]) {
      const { data } = await list(`${query}&limit=100`);
      expect(data.products.map(({ id }) => id)).toContain(tagged?.id);
      for (const { tags } of data.products) {
        expect(tags.map(({ slug }) => slug)).toEqual(expect.arrayContaining([a?.slug, b?.slug]));
      }
    }
  });

  it('GET /products/{id} has the fields that the shop reads', async () => {
    const { id } = await anyProduct();
    const { body } = await call(`/api/products/${id}`);
    const product = body.data?.product as Record<string, unknown>;
    expect(product).toMatchObject({ id });
    for (const field of ['images', 'previewMedia', 'features', 'price', 'title', 'description']) {
      expect(product).toHaveProperty(field);
    }
  });

  it('GET /products/{id}/analytics is for administrators', async () => {
    const { id } = await anyProduct();
    expect((await call(`/api/products/${id}/analytics`)).status).toBe(401);
    const answer = await asAdmin<Answer>('GET', `/api/products/${id}/analytics`);
    expect(answer.success).toBe(true);
  });

  it('POST, PUT and DELETE /products make, change and delete one, for administrators', async () => {
    const title = `Wire test ${randomUUID().slice(0, 8)}`;
    const made = await asAdmin<{ data: { product: { id: number; title: string } } }>('POST', '/api/products', {
      title,
      description: 'A draft that no shop shows.',
      price: 5,
    });
    const path = `/api/products/${made.data.product.id}`;
    expect(made.data.product.title).toBe(title);
    const changed = await asAdmin<{ data: { product: { price: number } } }>('PUT', path, { price: 6 });
    expect(changed.data.product.price).toBe(6);
    expect((await asAdmin<Answer>('DELETE', path)).success).toBe(true);
    expect((await call(path)).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE'])('%s without a session is refused', async (method) => {
    const { id } = await anyProduct();
    const path = method === 'POST' ? '/api/products' : `/api/products/${id}`;
    const response = await fetch(publicUrl(path), {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method !== 'DELETE' && { body: '{}' }),
    });
    expect(response.status).toBe(401);
    expect(((await response.json()) as Answer).success).toBe(false);
  });

  it("an unknown id answers 'Product not found' as the error's text", async () => {
    expect(await call('/api/products/999999')).toMatchObject({
      status: 404,
      body: { success: false, error: 'Product not found' },
    });
  });
});
