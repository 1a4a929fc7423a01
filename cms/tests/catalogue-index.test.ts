import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogProduct, CatalogProductDetail, ProductList } from '../src/catalogue/wire';
import { call } from './support/http';
import { makeAccounts } from './support/panel-accounts';
import { createProduct, type At, type Success } from './support/products';
import { createWorkspace, startCms, type Cms, type Workspace } from './support/run-cms';

let workspace: Workspace;
/** Its own: what is counted here is all there is. */
let cms: Cms;
let at: At;
const termIds: Record<string, string> = {};

beforeAll(async () => {
  workspace = await createWorkspace();
  cms = await startCms(workspace);
  at = { url: cms.url, token: (await makeAccounts(cms.url)).admin };
  for (const [type, names] of Object.entries(TERMS)) {
    for (const name of names) await makeTerm(type, name);
  }
  for (const product of PRODUCTS) await createProduct(product, at);
});
afterAll(async () => {
  await cms.stop();
  await workspace.remove();
});

const TERMS = { category: ['Icons', 'Paper goods'], 'sub-category': ['Line art'], tag: ['Ink', 'Éclat', 'Drei-D'] };
const slugOf = (name: string) => name.toLowerCase().replaceAll('é', 'e').replaceAll(' ', '-');

const PRODUCTS = [
  { title: 'Brush strokes', price: 12, category: slugOf('Icons'), tags: [slugOf('Ink')], featured: true },
  { title: 'brush set 100%', price: 12, category: slugOf('Icons'), tags: [slugOf('Ink'), slugOf('Éclat')] },
  { title: 'Ölkreide "soft"', price: 0, category: slugOf('Paper goods'), description: 'Für Plakate: a_b, ÄÖÜ.' },
  {
    title: 'Alphabet',
    price: 99.5,
    originalPrice: 120,
    subCategory: slugOf('Line art'),
    tags: [slugOf('Drei-D')],
    description: '日本画 🖌️ Straße',
  },
  { title: 'Set of tins', price: 12, tags: [slugOf('Ink'), slugOf('Éclat')], description: "It's tin; b follows." },
  { title: 'Zebra', price: 30, category: slugOf('Icons'), description: 'Ink is only in its text.', featured: true },
];

async function makeTerm(type: string, name: string): Promise<void> {
  const path = `/content-manager/collection-types/api::${type}.${type}`;
  const json = { name, slug: slugOf(name) };
  const { body } = await call<{ data: { documentId: string } }>(`${at.url}${path}`, {
    method: 'POST',
    token: at.token,
    json,
  });
  termIds[name] = body.data.documentId;
}

/** Queries, and which products they are for. */
const FILTERS: [string, (product: CatalogProduct) => boolean][] = [
  ['minPrice=12', ({ price }) => price >= 12],
  ['minPrice=0.01&maxPrice=12', ({ price }) => price >= 0.01 && price <= 12],
  ['maxPrice=99.49', ({ price }) => price <= 99.49],
  ['featured=true', ({ featured }) => featured],
  ['category=icons', ({ category }) => category?.slug === 'icons'],
  ['category=icons&tags=ink', ({ category, tags }) => category?.slug === 'icons' && isTagged(tags, 'ink')],
  ['category=icons&search=e', ({ category, ...product }) => category?.slug === 'icons' && mentions(product, 'e')],
  ['search=st&maxPrice=12', (product) => product.price <= 12 && mentions(product, 'st')],
  ['search=set&minPrice=1&tags=ink,eclat', (product) => mentions(product, 'set') && isTagged(product.tags, 'eclat')],
  ['category=none&search=s', () => false],
];

const isTagged = (tags: CatalogProduct['tags'], slug: string) => tags.some((tag) => tag.slug === slug);

function mentions({ title, description, tags }: Omit<CatalogProduct, 'category'>, text: string): boolean {
  return [title, description, ...tags.map(({ name }) => name)].some((said) => said.toLowerCase().includes(text));
}

async function list(query: string): Promise<ProductList> {
  return (await call<Success<ProductList>>(`${at.url}/api/products?${query}`)).body.data;
}

const titles = (products: CatalogProduct[]) => products.map(({ title }) => title);

/** A statement straight to the database, as an import or a repair makes it. */
async function write(statement: string): Promise<void> {
  const url = workspace.env.CMS_DATABASE_URL;
  if (url === undefined) {
    const database = new Database(join(workspace.dataDir, 'cms/cms.db'));
    database.exec(statement);
    database.close();
    return;
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

describe('the list answers as a reader of all products would', () => {
  const SEARCHES = [
    'brush',
    'BRUSH S',
    'ink',
    'éclat',
    'öl',
    '100%',
    'a_b',
    'x_b',
    '"soft"',
    'z',
    'ut für',
    '\\',
    'drei-d',
    'b',
    'Ö',
    'ÄÖ',
    'ü',
    'é',
    'Dr',
    'k',
    '0%',
    '%',
    '_',
    'a_',
    '"',
    '""',
    "'",
    '*',
    'qq',
    '🖌',
    '🖌️',
    '日本',
    '日本画',
    'ss',
    'tb',
    't\u001Fb',
  ];

  it.each(SEARCHES)('searching %s', async (search) => {
    const { products: all } = await list('limit=1000');
    const expected = all.filter((product) => mentions(product, search.toLowerCase()));
    const { products, pagination } = await list(`search=${encodeURIComponent(search)}`);
    expect(products).toEqual(expected);
    expect(pagination.total).toBe(expected.length);
  });

  it.each(['featured', 'price-asc', 'price-desc', 'name'])('whatever is asked for, by %s', async (sort) => {
    const { products: all } = await list(`sort=${sort}&limit=1000`);
    for (const [query, matches] of FILTERS) {
      const expected = all.filter(matches);
      for (const [page, limit] of [
        [1, 24],
        [2, 1],
        [1, 2],
        [2, 2],
      ] as const) {
        const { products, pagination } = await list(`${query}&sort=${sort}&page=${page}&limit=${limit}`);
        expect(products, `${query} page ${page} of ${limit}`).toEqual(expected.slice((page - 1) * limit, page * limit));
        expect(pagination.total, query).toBe(expected.length);
      }
    }
  });

  it('counts what it lists, whatever the filters', async () => {
    const { products: all, facets, published } = await list('limit=1000&facets=true');
    expect(published).toBe(PRODUCTS.length);
    const filters = [
      ...(facets?.categories ?? []).map(({ slug }) => `category=${slug}`),
      'category=line-art',
      'featured=true',
    ];
    for (const filter of [
      ...filters,
      'tags=ink',
      'tags=ink,eclat',
      'minPrice=12',
      'category=icons&tags=ink&maxPrice=20',
    ]) {
      const { products, pagination } = await list(`${filter}&limit=1000`);
      expect(pagination.total, filter).toBe(products.length);
      expect(all, filter).toEqual(expect.arrayContaining(products));
    }
    for (const { slug, count } of facets?.categories ?? [])
      expect((await list(`category=${slug}`)).products).toHaveLength(count);
    for (const { slug, count } of facets?.tags ?? []) expect((await list(`tags=${slug}`)).products).toHaveLength(count);
    expect(facets?.price).toEqual({ min: 0, max: 99.5 });
  });

  it('has each product as its own page has it', async () => {
    for (const product of (await list('limit=1000')).products) {
      const { body } = await call<Success<{ product: CatalogProductDetail }>>(`${at.url}/api/products/${product.id}`);
      expect(body.data.product).toMatchObject(product);
    }
  });
});

describe.sequential('a change is in the next answer', () => {
  it('of a name that many products carry', async () => {
    const path = `/content-manager/collection-types/api::tag.tag/${termIds.Ink}`;
    await call(`${at.url}${path}`, { method: 'PUT', token: at.token, json: { name: 'Tusche', slug: 'ink' } });
    expect(titles((await list('search=tusche&sort=name')).products)).toEqual([
      'brush set 100%',
      'Brush strokes',
      'Set of tins',
    ]);
    expect((await list('facets=true')).facets?.tags).toContainEqual({ slug: 'ink', name: 'Tusche', count: 3 });
  });

  it('of a term that is removed', async () => {
    const path = `/content-manager/collection-types/api::tag.tag/${termIds['Drei-D']}`;
    await call(`${at.url}${path}`, { method: 'DELETE', token: at.token });
    const { products, facets } = await list('search=alphabet&facets=true');
    expect(products[0]?.tags).toEqual([]);
    expect(facets?.tags.map(({ name }) => name)).not.toContain('Drei-D');
  });

  it('that was written straight to the database', async () => {
    await write("update products set price = 7 where title = 'Zebra'");
    await write("update files set alternative_text = 'Said otherwise'");
    const [zebra] = (await list('search=zebra')).products;
    expect(zebra).toMatchObject({ price: 7, images: [{ alternativeText: 'Said otherwise' }] });
    await write("delete from products where title = 'Zebra' and published_at is not null");
    expect(await list('search=zebra')).toMatchObject({ products: [], published: PRODUCTS.length - 1 });
  });

  it('that no trigger noted, because a new version rebuilt its table', async () => {
    await cms.stop();
    const ofPostgres = workspace.env.CMS_DATABASE_URL === undefined ? '' : ' on products';
    await write(`drop trigger catalogue_products_update${ofPostgres}`);
    await write("update products set price = 3 where title = 'Alphabet'");
    cms = await startCms(workspace);
    at = { ...at, url: cms.url };
    expect((await list('search=alphabet')).products).toMatchObject([{ price: 3 }]);
  });
});
