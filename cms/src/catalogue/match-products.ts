import type { Core } from '@strapi/strapi';
import type { ProductQuery, ProductSort } from './parse-query';

type Knex = Core.Strapi['db']['connection'];
type Builder = ReturnType<Knex['queryBuilder']>;

export interface MatchedPage {
  /** Row ids of the published versions, in order. */
  rows: { rowId: number; number: number }[];
  total: number;
}

/** The product number breaks ties: pages never overlap, and 'newest' is the highest number. */
const ORDER: Record<ProductSort, string> = {
  featured: 'p.featured desc, n.number desc',
  'price-asc': 'p.price asc, n.number desc',
  'price-desc': 'p.price desc, n.number desc',
  name: 'lower(p.title) asc, n.number desc',
};

/** Published products with their numbers: `p` and `n` in every query of the catalogue. */
export function publishedProducts(knex: Knex): Builder {
  return knex('products as p')
    .join('product_numbers as n', 'n.product_document_id', 'p.document_id')
    .whereNotNull('p.published_at');
}

/** One page of the products that match, and how many match in all. */
export async function matchProducts(strapi: Core.Strapi, query: ProductQuery): Promise<MatchedPage> {
  const knex = strapi.db.connection;
  const matching = publishedProducts(knex);
  filter(knex, matching, query);

  const page = matching
    .clone()
    .select('p.id as rowId', 'n.number as number')
    .orderByRaw(ORDER[query.sort])
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const [rows, total] = await Promise.all([page, countOf(matching)]);
  return { rows, total };
}

/** Row id of a published product, or null. */
export async function findPublished(strapi: Core.Strapi, number: number): Promise<number | null> {
  const row = await publishedProducts(strapi.db.connection).where('n.number', number).first('p.id as rowId');
  return row ? Number(row.rowId) : null;
}

export async function countOf(builder: Builder): Promise<number> {
  const row = await builder.clone().count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

function filter(knex: Knex, products: Builder, query: ProductQuery): void {
  if (query.featuredOnly) products.where('p.featured', true);
  if (query.minPrice !== null) products.where('p.price', '>=', query.minPrice);
  if (query.maxPrice !== null) products.where('p.price', '<=', query.maxPrice);
  if (query.category !== null) inCategory(knex, products, query.category);
  for (const tag of query.tags) products.whereExists(taggedAs(knex, tag));
  if (query.search !== null) mentions(knex, products, query.search);
}

/** By slug or name of the category, or by slug of the sub-category. */
function inCategory(knex: Knex, products: Builder, category: string): void {
  products.where((either) => {
    either
      .whereExists(
        knex('products_category_lnk as pc')
          .join('categories as c', 'c.id', 'pc.category_id')
          .whereRaw('pc.product_id = p.id')
          .where((same) => same.where('c.slug', category).orWhereRaw('lower(c.name) = lower(?)', [category])),
      )
      .orWhereExists(
        knex('products_sub_category_lnk as ps')
          .join('sub_categories as s', 's.id', 'ps.sub_category_id')
          .whereRaw('ps.product_id = p.id')
          .where('s.slug', category),
      );
  });
}

function tagsOf(knex: Knex): Builder {
  return knex('products_tags_lnk as pt').join('tags as t', 't.id', 'pt.tag_id').whereRaw('pt.product_id = p.id');
}

function taggedAs(knex: Knex, tag: string): Builder {
  return tagsOf(knex).where((same) => same.where('t.slug', tag).orWhereRaw('lower(t.name) = lower(?)', [tag]));
}

/** Title, description or any tag, whatever the case (S 5); % and _ stand for themselves. */
function mentions(knex: Knex, products: Builder, search: string): void {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const like = (column: string) => String.raw`lower(${column}) like lower(?) escape '\'`;
  products.where((either) => {
    either
      .whereRaw(like('p.title'), [pattern])
      .orWhereRaw(like('p.description'), [pattern])
      .orWhereExists(tagsOf(knex).whereRaw(like('t.name'), [pattern]));
  });
}
