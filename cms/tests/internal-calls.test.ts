import { describe, expect, inject, it } from 'vitest';
import type { PriceListEntry, PriceListFile } from '../src/catalogue/wire';
import { call } from './support/http';
import { createProduct, documentIdOf, manage, type Success } from './support/products';
import { SERVICE_SECRET } from './support/run-cms';

const { url, tokens } = inject('cms');
const priceList = async (ids: string) =>
  call<Success<{ products: PriceListEntry[] }>>(`${url}/api/internal/price-list?ids=${ids}`, { token: SERVICE_SECRET });

describe('the calls between the services', () => {
  it.each([
    ['nothing', ''],
    ['a wrong secret', 'wrong'],
    ['a longer secret', `${SERVICE_SECRET}x`],
    ["an administrator's token", tokens.admin],
    ['an API token', tokens.api],
  ])('refuse %s', async (_what, token) => {
    for (const path of ['price-list?ids=1', 'deliverables?ids=x']) {
      const { status, body } = await call(`${url}/api/internal/${path}`, { token });
      expect(status).toBe(401);
      expect(body).toMatchObject({ success: false });
    }
  });

  it('give price, picture and newest files of published products, and nothing of others', async () => {
    const sold = await createProduct({ title: 'Sold', price: 19.99 });
    const draft = await createProduct({ status: 'draft' });
    const { body } = await priceList(`${sold.id},${draft.id},0,abc,999999999,${sold.id}`);

    expect(body.data.products).toEqual([
      {
        id: sold.id,
        title: 'Sold',
        price: 19.99,
        image: sold.images[0]?.url,
        files: [
          {
            deliverableId: expect.any(String),
            versionId: expect.any(String),
            version: 1,
            fileName: 'archive.zip',
            size: 10,
            sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
            mime: 'application/zip',
            storageKey: expect.any(String),
            note: null,
            releasedAt: expect.stringMatching(/Z$/),
          },
        ],
      },
    ]);
    expect((await priceList('')).body.data.products).toEqual([]);
  });

  it('know the files of a product that is no longer sold', async () => {
    const { id, slug } = await createProduct();
    const [entry] = (await priceList(String(id))).body.data.products;
    await manage(`/${await documentIdOf(slug)}/actions/unpublish`);
    expect((await priceList(String(id))).body.data.products).toEqual([]);

    const path = `${url}/api/internal/deliverables?ids=${entry?.files[0]?.deliverableId}`;
    const { body } = await call<Success<{ files: PriceListFile[] }>>(path, { token: SERVICE_SECRET });
    expect(body.data.files).toEqual(entry?.files);
  });
});
