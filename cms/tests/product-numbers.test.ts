import { describe, expect, inject, it } from 'vitest';
import type { CatalogProductDetail } from '../src/catalogue/wire';
import { call } from './support/http';
import { createProduct, documentIdOf, manage, uniqueWord, type Success } from './support/products';

const { url, tokens } = inject('cms');
const numberIn = async (slug: string) => {
  const id = await documentIdOf(slug);
  const answer = await call<{ data: { number: number } }>(`${url}/admin/product-numbers/${id}`, {
    token: tokens.editor,
  });
  return answer.body.data.number;
};

describe('the public number of a product', () => {
  it('stays through unpublish and publish', async () => {
    const { id, slug } = await createProduct();
    const documentId = await documentIdOf(slug);

    expect((await manage(`/${documentId}/actions/unpublish`)).status).toBe(200);
    expect((await call(`${url}/api/products/${id}`)).status).toBe(404);
    expect((await manage(`/${documentId}/actions/publish`)).status).toBe(200);

    const again = await call<Success<{ product: CatalogProductDetail }>>(`${url}/api/products/${id}`);
    expect(again.body.data.product.slug).toBe(slug);
    expect(await numberIn(slug)).toBe(id);
  });

  it('is another one for a duplicate', async () => {
    const { id, slug } = await createProduct();
    const copySlug = uniqueWord();
    const copied = await manage(`/clone/${await documentIdOf(slug)}`, 'POST', { title: 'A copy', slug: copySlug });

    expect(copied.status).toBe(200);
    expect(await numberIn(copySlug)).toBeGreaterThan(id);
    expect(await numberIn(slug)).toBe(id);
  });

  it('is never given again after a deletion', async () => {
    const gone = await createProduct();
    const deleted = await call(`${url}/api/products/${gone.id}`, { method: 'DELETE', token: tokens.admin });
    expect(deleted.status).toBe(200);

    const next = await createProduct();
    expect(next.id).toBeGreaterThan(gone.id);
    expect((await call(`${url}/api/products/${gone.id}`)).status).toBe(404);
  });

  it('is different for products that are created at once', async () => {
    const drafts = Array.from({ length: 12 }, () => ({
      title: 'At once',
      slug: uniqueWord(),
      description: 'Parallel.',
      price: 1,
    }));
    const answers = await Promise.all(
      drafts.map((json) =>
        call<Success<{ product: CatalogProductDetail }>>(`${url}/api/products`, {
          method: 'POST',
          token: tokens.api,
          json,
        }),
      ),
    );
    const numbers = answers.map(({ body }) => body.data.product.id);
    expect(new Set(numbers).size).toBe(drafts.length);
    expect(numbers.every((number) => Number.isSafeInteger(number) && number > 0)).toBe(true);
  });
});
