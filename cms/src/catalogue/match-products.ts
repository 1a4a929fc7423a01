import type { Core } from '@strapi/strapi';
import { ENTRIES, ENTRY_TERMS, type Knex } from './index/index-tables';
import type { IndexedTerm, IndexSummary } from './index/read-index';
import { whereFound } from './index/search-index';
import type { ProductQuery, ProductSort } from './parse-query';

type Builder = ReturnType<Knex['queryBuilder']>;

export interface MatchedPage {
  /** Products as the list shows them, in order, each a JSON text. */
  bodies: string[];
  total: number;
}

/** The product number breaks ties: pages never overlap, and 'newest' is the highest number. */
const ORDER: Record<ProductSort, string> = {
  featured: 'e.featured desc, e.number desc',
  'price-asc': 'e.price asc, e.number desc',
  'price-desc': 'e.price desc, e.number desc',
  name: 'e.title_key asc, e.number desc',
};

/** One page of the products that match, and how many match in all. */
export async function matchProducts(
  strapi: Core.Strapi,
  query: ProductQuery,
  summary: IndexSummary,
): Promise<MatchedPage> {
  const knex = strapi.db.connection;
  const groups = termGroups(query, summary);
  const matching = knex(`${ENTRIES} as e`);
  filter(knex, matching, query, groups);

  const page = matching
    .clone()
    .orderByRaw(ORDER[query.sort])
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .pluck('e.body');
  const [bodies, total] = await Promise.all([page, knownTotal(query, groups, summary) ?? countOf(matching)]);
  return { bodies, total };
}

async function countOf(builder: Builder): Promise<number> {
  const row = await builder.clone().count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

/** What is kept with the content need not be counted: all products, and those of one term. */
function knownTotal(query: ProductQuery, groups: string[][], { published, counts }: IndexSummary): number | undefined {
  const { search, featuredOnly, minPrice, maxPrice } = query;
  if (search !== null || featuredOnly || minPrice !== null || maxPrice !== null) return undefined;
  const [group, ...others] = groups;
  if (group === undefined) return published;
  const [key, ...alternatives] = group;
  if (others.length > 0 || alternatives.length > 0) return undefined;
  return key === undefined ? 0 : (counts.get(key) ?? 0);
}

function filter(knex: Knex, entries: Builder, query: ProductQuery, groups: string[][]): void {
  if (query.featuredOnly) entries.where('e.featured', 1);
  if (query.minPrice !== null) entries.where('e.price', '>=', query.minPrice);
  if (query.maxPrice !== null) entries.where('e.price', '<=', query.maxPrice);
  for (const keys of groups) {
    entries.whereExists(knex(`${ENTRY_TERMS} as t`).whereRaw('t.number = e.number').whereIn('t.term', keys));
  }
  if (query.search !== null) whereFound(knex, entries, query.search);
}

/** Of each group a product has one term at least: the category by slug or name, or sub-category by slug; every tag. */
function termGroups({ category, tags }: ProductQuery, { terms }: IndexSummary): string[][] {
  const groups = tags.map((tag) => terms.tag.filter((term) => isCalled(term, tag)));
  if (category !== null) {
    groups.push([
      ...terms.category.filter((term) => isCalled(term, category)),
      ...terms.sub_category.filter(({ slug }) => slug === category),
    ]);
  }
  return groups.map((group) => group.map(({ key }) => key));
}

function isCalled({ slug, name }: IndexedTerm, text: string): boolean {
  return slug === text || name.toLowerCase() === text.toLowerCase();
}
