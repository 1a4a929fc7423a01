import { describe, expect, inject, it } from 'vitest';
import type { CatalogProductDetail } from '../src/catalogue/wire';
import { call } from './support/http';
import { createProduct, documentIdOf, findTitles, manage, uniqueWord, type Success } from './support/products';

const { url, tokens } = inject('cms');
const readVersion = async () =>
  (await call<Success<{ version: string }>>(`${url}/api/products/version`)).body.data.version;

describe('what the public reads', () => {
  it.each(['draft', 'published', 'modified', 'active', '', '%00', 'draft&status=published'])(
    'holds no draft with status=%s',
    async (status) => {
      const title = uniqueWord();
      const { id } = await createProduct({ title, status: 'draft' });

      expect(await findTitles(`search=${title}&status=${status}`)).toEqual([]);
      expect((await call(`${url}/api/products/${id}?status=${status}`)).status).toBe(404);
    },
  );

  it('shows the published values while a draft is being changed', async () => {
    const title = uniqueWord();
    const { id, slug } = await createProduct({ title });
    const saved = await manage(`/${await documentIdOf(slug)}`, 'PUT', { title: `${title} changed`, price: 99 });
    expect(saved.status).toBe(200);

    const { body } = await call<Success<{ product: CatalogProductDetail }>>(`${url}/api/products/${id}?status=draft`);
    expect(body.data.product).toMatchObject({ title, price: 10, status: 'published' });
  });

  it('tells by its version of a publication, a removal and a renamed tag', async () => {
    const before = await readVersion();
    const { slug } = await createProduct();
    const published = await readVersion();
    expect(published).not.toBe(before);

    await manage(`/${await documentIdOf(slug)}/actions/unpublish`);
    const removed = await readVersion();
    expect([before, published]).not.toContain(removed);

    const tagUrl = `${url}/content-manager/collection-types/api::tag.tag`;
    const name = uniqueWord();
    await call(tagUrl, { method: 'POST', token: tokens.editor, json: { name, slug: name } });
    expect(await readVersion()).not.toBe(removed);
  });

  it('tells a new time after every publication', async () => {
    const first = await createProduct();
    await manage(`/${await documentIdOf(first.slug)}/actions/publish`);
    const { body } = await call<Success<{ product: CatalogProductDetail }>>(`${url}/api/products/${first.id}`);
    expect(Date.parse(body.data.product.updatedAt)).toBeGreaterThan(Date.parse(first.updatedAt));
  });
});
