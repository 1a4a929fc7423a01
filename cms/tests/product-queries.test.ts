import { beforeAll, describe, expect, inject, it } from 'vitest';
import { call } from './support/http';
import { createProduct, findTitles, listProducts, uniqueWord } from './support/products';

const { url, tokens } = inject('cms');
const word = uniqueWord();
const category = { name: `Category ${word}`, slug: `c-${word}` };
const subCategory = { name: `Sub ${word}`, slug: `s-${word}` };
const red = { name: `Red ${word}`, slug: `red-${word}` };
const blue = { name: `Blue ${word}`, slug: `blue-${word}` };

beforeAll(async () => {
  const types = { category, 'sub-category': subCategory };
  for (const [type, term] of Object.entries(types)) await createTerm(type, term);
  for (const tag of [red, blue]) await createTerm('tag', tag);

  const common = { description: `Sold by ${word}.`, category: category.slug };
  await createProduct({ ...common, title: 'Banana Mug', price: 5, tags: [red.slug], featured: true });
  await createProduct({
    ...common,
    title: 'apple Bowl',
    description: `Émaux, sold by ${word}.`,
    price: 0,
    tags: [red.slug, blue.slug],
  });
  await createProduct({
    ...common,
    title: 'Cherry 100% _raw_',
    price: 30.5,
    originalPrice: 40,
    subCategory: subCategory.slug,
  });
});

async function createTerm(type: string, json: object) {
  const path = `/content-manager/collection-types/api::${type}.${type}`;
  const created = await call(`${url}${path}`, { method: 'POST', token: tokens.editor, json });
  expect(created.status).toBe(201);
}

const mine = `category=${category.slug}`;

describe('searching products', () => {
  it.each([
    ['title', 'BANANA', ['Banana Mug']],
    ['description', `sold by ${word}`, ['Cherry 100% _raw_', 'apple Bowl', 'Banana Mug']],
    ['tag', `bLuE ${word}`, ['apple Bowl']],
    ['letters beyond ASCII', 'éMAUX', ['apple Bowl']],
    ['a percent sign as itself', '100%', ['Cherry 100% _raw_']],
    ['an underscore as itself', 'n_na', []],
  ])('finds %s', async (_what, search, titles) => {
    const found = await findTitles(`${mine}&search=${encodeURIComponent(search)}`);
    expect(new Set(found)).toEqual(new Set(titles));
  });

  it.each([
    ['one tag', `tags=${red.slug}`, ['apple Bowl', 'Banana Mug']],
    ['all of several', `tags=${red.slug},${blue.slug}`, ['apple Bowl']],
    ['repeated tags, one by name', `tags=${red.slug}&tags=${encodeURIComponent(blue.name)}`, ['apple Bowl']],
    ['an unknown tag', `tags=${red.slug},no-such-tag`, []],
    ['a category by name, whatever the case', `category=${encodeURIComponent(category.name.toUpperCase())}`, 3],
    ['a sub-category by slug', `category=${subCategory.slug}`, ['Cherry 100% _raw_']],
    ['a price range', `minPrice=0.01&maxPrice=30`, ['Banana Mug']],
    ['the lower bound itself', 'minPrice=30.5', ['Cherry 100% _raw_']],
    ['featured ones', 'featured=true', ['Banana Mug']],
  ])('filters by %s', async (_what, query, expected) => {
    const found = await findTitles(query.startsWith('category=') ? query : `${mine}&${query}`);
    if (typeof expected === 'number') expect(found).toHaveLength(expected);
    else expect(new Set(found)).toEqual(new Set(expected));
  });

  it.each([
    ['featured', ['Banana Mug', 'Cherry 100% _raw_', 'apple Bowl']],
    ['price-asc', ['apple Bowl', 'Banana Mug', 'Cherry 100% _raw_']],
    ['price-desc', ['Cherry 100% _raw_', 'Banana Mug', 'apple Bowl']],
    ['name', ['apple Bowl', 'Banana Mug', 'Cherry 100% _raw_']],
  ])('sorts by %s', async (sort, titles) => {
    expect(await findTitles(`${mine}&sort=${sort}`)).toEqual(titles);
  });

  it('pages without overlap and counts the matches', async () => {
    const first = await listProducts(`${mine}&sort=name&limit=2`);
    const second = await listProducts(`${mine}&sort=name&limit=2&page=2`);
    expect(first.pagination).toEqual({ page: 1, limit: 2, total: 3, pageCount: 2 });
    expect([...first.products, ...second.products].map(({ title }) => title)).toEqual([
      'apple Bowl',
      'Banana Mug',
      'Cherry 100% _raw_',
    ]);
    expect(first.published).toBeGreaterThanOrEqual(3);
  });

  it('limits to 24, to 6 when featured, and never beyond 1000', async () => {
    const limitOf = async (query: string) => (await listProducts(query)).pagination.limit;
    expect(await limitOf('')).toBe(24);
    expect(await limitOf('featured=true')).toBe(6);
    expect(await limitOf('limit=1000')).toBe(1000);
    expect(await limitOf('limit=99999')).toBe(1000);
    expect(await limitOf('limit=-5&page=-2')).toBe(1);
  });

  it('counts facets over all published products', async () => {
    const { facets, published } = await listProducts('facets=true&limit=1&search=nothing-matches-this');
    expect(facets?.categories).toContainEqual({ ...category, count: 3 });
    expect(facets?.tags).toContainEqual({ ...red, count: 2 });
    expect(facets?.tags).toContainEqual({ ...blue, count: 1 });
    expect(facets?.price.min).toBe(0);
    expect(facets?.price.max).toBeGreaterThanOrEqual(30.5);
    expect(published).toBeGreaterThan(0);
  });

  it.each([
    'page=abc&limit=x&minPrice=cheap&maxPrice=NaN&sort=evil&featured=maybe',
    'page=1e308&limit=1e308&minPrice=-1',
    'search[$ne]=1&tags[a]=b&category[]=x&page[]=2',
    'search=%00%27%3B--&tags=%00&category=%00',
    'filters[price][$gt]=1&populate=*&sort=title:desc&fields=storageKey&locale=*&publicationState=preview',
    `search=${'x'.repeat(5000)}`,
  ])('answers %s without an error', async (query) => {
    expect((await call(`${url}/api/products?${query}`)).status).toBe(200);
  });
});
