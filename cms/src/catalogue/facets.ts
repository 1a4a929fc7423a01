import type { Core } from '@strapi/strapi';
import { publishedProducts } from './match-products';
import type { CatalogFacets, FacetCount, PriceBounds } from './wire';

/** Price bounds of an empty shop (S 7), dollars. */
export const PRICE_FALLBACK: PriceBounds = { min: 0, max: 100 };

/** The price-range helper looks at the first thousand products (S 7, S 9). */
const PRICE_RANGE_LIMIT = 1000;

/** Counts for the shop's filters over all published products; terms without products are left out. */
export async function readFacets(strapi: Core.Strapi): Promise<CatalogFacets> {
  const knex = strapi.db.connection;
  const [categories, tags, price] = await Promise.all([
    publishedProducts(knex)
      .join('products_category_lnk as l', 'l.product_id', 'p.id')
      .join('categories as c', 'c.id', 'l.category_id')
      .select('c.slug as slug', 'c.name as name', knex.raw('count(*) as count'))
      .groupBy('c.id', 'c.slug', 'c.name', 'c.position')
      .orderBy([{ column: 'c.position' }, { column: 'c.name' }]),
    publishedProducts(knex)
      .join('products_tags_lnk as l', 'l.product_id', 'p.id')
      .join('tags as t', 't.id', 'l.tag_id')
      .select('t.slug as slug', 't.name as name', knex.raw('count(*) as count'))
      .groupBy('t.id', 't.slug', 't.name')
      .orderBy('t.name'),
    readPriceRange(strapi),
  ]);
  return { categories: categories.map(toCount), tags: tags.map(toCount), price };
}

/** Lowest and highest price of the published products, dollars. */
export async function readPriceRange(strapi: Core.Strapi): Promise<PriceBounds> {
  const knex = strapi.db.connection;
  const prices = publishedProducts(knex).select('p.price as price').orderBy('n.number').limit(PRICE_RANGE_LIMIT);
  const row = await knex.from(prices.as('priced')).min({ min: 'price' }).max({ max: 'price' }).first();
  return row?.min === null || row?.min === undefined ? PRICE_FALLBACK : { min: Number(row.min), max: Number(row.max) };
}

function toCount(row: { slug: string; name: string; count: unknown }): FacetCount {
  return { slug: row.slug, name: row.name, count: Number(row.count) };
}
