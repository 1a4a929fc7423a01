import { describe, expect, inject, it } from 'vitest';
import type { CatalogProductDetail } from '../src/catalogue/wire';
import { call } from './support/http';
import { completeProduct, createProduct, type Failure, type Success } from './support/products';

const { url, tokens } = inject('cms');
const post = async (json: unknown, token: string | undefined = tokens.admin) =>
  call<Failure>(`${url}/api/products`, { method: 'POST', json, ...(token !== '' && { token }) });

describe('writing products', () => {
  it.each([
    ['nobody', '', 401],
    ['a made-up token', 'eyJhbGciOiJIUzI1NiJ9.e30.x', 401],
    ['an Author', tokens.author, 403],
  ])('is refused to %s, in the envelope', async (_who, token, status) => {
    const { id } = await createProduct();
    const calls = [
      call<Failure>(`${url}/api/products`, { method: 'POST', token, json: {} }),
      call<Failure>(`${url}/api/products/${id}`, { method: 'PUT', token, json: { price: 1 } }),
      call<Failure>(`${url}/api/products/${id}`, { method: 'DELETE', token }),
      call<Failure>(`${url}/api/products/${id}/analytics`, { token }),
    ];
    for (const answer of await Promise.all(calls)) {
      expect(answer.status).toBe(status);
      expect(answer.body).toEqual({ success: false, error: expect.stringMatching(/\w/) });
    }
    expect((await call(`${url}/api/products/${id}`)).status).toBe(200);
  });

  it.each([
    ['an administrator', tokens.admin],
    ['an Editor', tokens.editor],
    ['an API token', tokens.api],
  ])('is open to %s', async (_who, token) => {
    const created = await call<Success<{ product: CatalogProductDetail }>>(`${url}/api/products`, {
      method: 'POST',
      token,
      json: { ...(await completeProduct()), status: 'published' },
    });
    expect(created.status).toBe(201);
    expect((await call(`${url}/api/products/${created.body.data.product.id}`)).status).toBe(200);
  });

  it.each([
    [{}, /title: is required.*description: is required.*price/],
    [{ title: 'A', description: 'B', price: 0.49 }, /price: must be 0 \(free\) or at least 0.50/],
    [{ title: 'A', description: 'B', price: -1 }, /price: must not be negative/],
    [{ title: 'A', description: 'B', price: 1.005 }, /price: must have at most two decimals/],
    [{ title: 'A', description: 'B', price: '5' }, /price: must be a number of dollars/],
    [
      { title: 'A', description: 'B', price: 5, category: 'no-such-category' },
      /category: there is no 'no-such-category'/,
    ],
    [{ title: 'A', description: 'B', price: 5, id: 7 }, /id/],
    [{ title: 'A', description: 'B', price: 5, deliverables: ['unknown'] }, /unknown: upload it first/],
    [{ title: 'A', description: 'B', price: 5, status: 'live' }, /must be 'draft' or 'published'/],
    [[], /expected object/i],
  ])('says what is wrong with %j', async (json, message) => {
    const { status, body } = await post(json);
    expect(status).toBe(400);
    expect(body).toEqual({ success: false, error: expect.stringMatching(message) });
  });

  it('names the field that is taken', async () => {
    const { slug } = await createProduct();
    const { status, body } = await post({ ...(await completeProduct()), slug, status: 'published' });
    expect(status).toBe(400);
    expect(body.error).toBe(`Another product has the slug ${slug}. Choose a different one: ${slug}-1 is free.`);
  });

  it('publishes only what has a cover and a file for sale', async () => {
    const complete = await completeProduct();
    const withoutCover = await post({ ...complete, cover: null, status: 'published' });
    expect(withoutCover).toMatchObject({ status: 400, body: { error: 'Add the cover picture before publishing.' } });

    const withoutFiles = await post({ ...complete, deliverables: [], status: 'published' });
    expect(withoutFiles).toMatchObject({
      status: 400,
      body: { error: 'Add at least one file for sale before publishing.' },
    });
  });

  it('changes a published product at once, hides and shows it', async () => {
    const { id } = await createProduct({ title: 'Before' });
    const put = async (json: object) =>
      call(`${url}/api/products/${id}`, { method: 'PUT', token: tokens.editor, json });
    const read = async () => call<Success<{ product: CatalogProductDetail }>>(`${url}/api/products/${id}`);

    expect((await put({ title: 'After', price: 0 })).status).toBe(200);
    expect((await read()).body.data.product).toMatchObject({ title: 'After', price: 0 });
    await put({ status: 'draft' });
    expect((await read()).status).toBe(404);
    await put({ status: 'published' });
    expect((await read()).body.data.product).toMatchObject({ id, title: 'After' });
  });

  it('tells administrators what the CMS knows of a product', async () => {
    const { id, title } = await createProduct();
    const { body } = await call<Success<{ analytics: object }>>(`${url}/api/products/${id}/analytics`, {
      token: tokens.editor,
    });
    expect(body.data.analytics).toMatchObject({
      id,
      title,
      status: 'published',
      pictures: 1,
      files: [{ fileName: 'archive.zip', version: 1, size: 10 }],
    });
  });
});
