import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { CatalogProductDetail } from '../src/catalogue/wire';
import type { PortfolioItem } from '../src/content/wire';
import { signPreview } from '../src/preview/preview-token';
import { createEntry, createPublished, edit, type Content } from './support/content';
import { call } from './support/http';
import { completeProduct, createProduct, documentIdOf, manage, uniqueWord, type Success } from './support/products';
import { SERVICE_SECRET } from './support/run-cms';

const { url, tokens } = inject('cms');
const PRODUCT = 'api::product.product';
const PLAN = 'api::plan.plan';

const aPlan = () => ({ name: uniqueWord(), slug: uniqueWord(), description: 'A plan.', price: '$10', gradient: 'ash' });

/** What the panel's button gets: the address of the page, and the token in it. */
async function linkTo(uid: string, documentId: string, token = tokens.editor) {
  const answer = await call<{ data: { url: string } }>(`${url}/admin/previews/${uid}/${documentId}`, { token });
  const link = answer.status === 200 ? new URL(answer.body.data.url) : null;
  return { status: answer.status, path: link?.pathname, token: link?.searchParams.get('preview') ?? '' };
}

const productAt = async (path: string) => call<Success<{ product: CatalogProductDetail }>>(`${url}/api${path}`);
const planNames = async (preview = '') => {
  const { body } = await call<Content<{ name: string }[]>>(`${url}/api/plans${preview && `?preview=${preview}`}`);
  return body.data.map(({ name }) => name);
};

describe('a product that was never published', () => {
  let documentId: string;
  let link: Awaited<ReturnType<typeof linkTo>>;

  beforeAll(async () => {
    const { body } = await manage<{ data: { documentId: string } }>('', 'POST', {
      ...(await completeProduct()),
      title: 'Not yet',
    });
    ({ documentId } = body.data);
    link = await linkTo(PRODUCT, documentId);
  });

  it('is seen by the signed link alone, as a draft, and kept by no cache', async () => {
    expect((await productAt(String(link.path))).status).toBe(404);
    const shown = await productAt(`/products/${link.path?.split('/').at(-1)}?preview=${link.token}`);
    expect(shown.body.data.product).toMatchObject({ title: 'Not yet', status: 'draft' });
    expect(shown.headers.get('Cache-Control')).toBe('no-store');
    expect(shown.headers.get('ETag')).toBeNull();
  });

  it('cannot be bought, nor found in the shop', async () => {
    const number = link.path?.split('/').at(-1);
    const priced = await call<Success<{ products: object[] }>>(`${url}/api/internal/price-list?ids=${number}`, {
      token: SERVICE_SECRET,
    });
    expect(priced.body.data.products).toEqual([]);
    const listed = await call<Success<{ products: { title: string }[] }>>(
      `${url}/api/products?search=Not%20yet&preview=${link.token}`,
    );
    expect(listed.body.data.products).toEqual([]);
  });
});

it('a published product shows its change to the link, and to nobody else before it is published', async () => {
  const { id, slug } = await createProduct({ title: 'Before' });
  const documentId = await documentIdOf(slug);
  await manage(`/${documentId}`, 'PUT', { title: 'After' });
  const { token } = await linkTo(PRODUCT, documentId);
  expect((await productAt(`/products/${id}`)).body.data.product.title).toBe('Before');
  expect((await productAt(`/products/${id}?preview=${token}`)).body.data.product.title).toBe('After');

  const other = await createProduct();
  expect((await productAt(`/products/${other.id}?preview=${token}`)).body.data.product.status).toBe('published');
});

it('a list shows the one draft in its place, and the published version of everything else', async () => {
  const [shown, hidden] = [aPlan(), aPlan()];
  const documentId = await createPublished(PLAN, shown);
  await createEntry(PLAN, hidden);
  const after = `${shown.name} after`;
  await edit(PLAN, `/${documentId}`, 'PUT', { name: after });

  const { path, token } = await linkTo(PLAN, documentId);
  expect(path).toBe('/yearly-packages');
  const previewed = await planNames(token);
  expect(previewed.filter((name) => name.startsWith(shown.name))).toEqual([after]);
  expect(previewed).not.toContain(hidden.name);
  expect((await planNames()).filter((name) => name.startsWith(shown.name))).toEqual([shown.name]);

  const items = await call<Content<PortfolioItem[]>>(`${url}/api/portfolio-items?preview=${token}`);
  expect(items.status).toBe(200);
});

it('a link that is over, forged, or for something else shows no draft', async () => {
  const documentId = await createEntry(PLAN, aPlan());
  const claim = { uid: PLAN, documentId };
  const over = signPreview(SERVICE_SECRET, { ...claim, expires: Date.now() - 1 });
  const forged = signPreview('guessed', { ...claim, expires: Date.now() + 60_000 });
  for (const token of [over, forged, 'x', `${over}&preview=${forged}`]) {
    const answer = await call(`${url}/api/plans?preview=${token}`);
    expect(answer.status, token).toBe(410);
    expect(JSON.stringify(answer.body)).toContain('This preview has ended');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  }
});

it('who may not read an entry gets no link to it, and nothing has none', async () => {
  const documentId = await createEntry(PLAN, aPlan());
  expect((await linkTo(PLAN, documentId, tokens.support)).status).toBe(403);
  expect((await linkTo('api::tag.tag', documentId)).status).toBe(403);
  expect((await linkTo(PLAN, 'nothing')).status).toBe(404);
  const settings = await linkTo('api::site-setting.site-setting', 'nothing');
  expect(settings.status).toBe(404);
});
