import type { Core } from '@strapi/strapi';
import { ENTRIES, NAME_ORDER, type Knex } from './index/index-tables';
import { NumberSet } from './index/number-set';
import { Page } from './index/page';
import { offerByPrice, pricedBetween } from './index/price-order';
import type { IndexedTerm, IndexSummary } from './index/read-index';
import { findText, isForSets, SEPARATOR } from './index/search-index';
import { FEATURED, lettersKey, PRICE_DIGITS, PUBLISHED } from './index/set-keys';
import { readSets } from './index/stored-sets';
import type { ProductQuery, ProductSort } from './parse-query';

export interface MatchedPage {
  /** Products as the list shows them, in order, each a JSON text. */
  bodies: string[];
  total: number;
}

/** The product number breaks ties: pages never overlap, and 'newest' is the highest number. */
const ORDER: Record<ProductSort, string> = {
  featured: 'featured desc, number desc',
  'price-asc': 'price asc, number desc',
  'price-desc': 'price desc, number desc',
  name: NAME_ORDER,
};

/** One page of the products that match, and how many match in all. */
export async function matchProducts(
  strapi: Core.Strapi,
  query: ProductQuery,
  summary: IndexSummary,
): Promise<MatchedPage> {
  const knex = strapi.db.connection;
  if (matchesAll(query)) return { bodies: await pageOfAll(knex, query), total: summary.published };

  const text = query.search?.toLowerCase() ?? null;
  const groups = termGroups(query, summary);
  const sets = await readSets(knex, keysFor(query, groups, text));
  const filtered = filter(query, groups, sets);
  const found = text === null || filtered.size === 0 ? filtered : filtered.and(await searchNumbers(knex, text, sets));
  const numbers = await pageOf(query, summary, found, sets);
  return { bodies: await readBodies(knex, numbers), total: found.size };
}

function matchesAll({ search, category, tags, minPrice, maxPrice, featuredOnly }: ProductQuery): boolean {
  return (
    !featuredOnly && tags.length === 0 && [search, category, minPrice, maxPrice].every((filter) => filter === null)
  );
}

function pageOfAll(knex: Knex, { sort, page, limit }: ProductQuery): Promise<string[]> {
  return knex(ENTRIES)
    .orderByRaw(ORDER[sort])
    .limit(limit)
    .offset((page - 1) * limit)
    .pluck('body');
}

type Sets = ReadonlyMap<string, NumberSet>;

function keysFor({ minPrice, maxPrice, sort }: ProductQuery, groups: string[][], text: string | null): string[] {
  const needsPrices = minPrice !== null || maxPrice !== null || sort.startsWith('price-');
  return [
    PUBLISHED,
    FEATURED,
    ...groups.flat(),
    ...(needsPrices ? PRICE_DIGITS : []),
    ...(text !== null && isForSets(text) ? [lettersKey(text)] : []),
  ];
}

function filter(query: ProductQuery, groups: string[][], sets: Sets): NumberSet {
  let found = setOf(sets, query.featuredOnly ? FEATURED : PUBLISHED);
  for (const keys of groups) {
    found = found.and(keys.reduce((group, key) => group.or(setOf(sets, key)), NumberSet.EMPTY));
  }
  return pricedBetween(found, sets, query);
}

async function searchNumbers(knex: Knex, text: string, sets: Sets): Promise<NumberSet> {
  if (text.includes(SEPARATOR)) return NumberSet.EMPTY;
  return isForSets(text) ? setOf(sets, lettersKey(text)) : NumberSet.of(await findText(knex, text));
}

function setOf(sets: Sets, key: string): NumberSet {
  return sets.get(key) ?? NumberSet.EMPTY;
}

async function pageOf(query: ProductQuery, summary: IndexSummary, found: NumberSet, sets: Sets): Promise<number[]> {
  const page = new Page((query.page - 1) * query.limit, query.limit);
  if (page.passes(found)) return [];
  if (query.sort === 'name') {
    for (const number of await summary.byName()) {
      if (page.isFull) break;
      if (found.has(number)) page.add(number);
    }
  } else if (query.sort === 'featured') {
    page.offer(found.and(setOf(sets, FEATURED)));
    page.offer(found.without(setOf(sets, FEATURED)));
  } else {
    offerByPrice(page, found, sets, { descending: query.sort === 'price-desc' });
  }
  return page.numbers;
}

async function readBodies(knex: Knex, numbers: number[]): Promise<string[]> {
  const rows: { number: number; body: string }[] = await knex(ENTRIES)
    .whereIn('number', numbers)
    .select('number', 'body');
  const bodies = new Map(rows.map(({ number, body }) => [number, body]));
  return numbers.flatMap((number) => bodies.get(number) ?? []);
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
