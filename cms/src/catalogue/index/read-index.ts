import type { Core } from '@strapi/strapi';
import type { CatalogFacets, CatalogTerm, FacetCount, PriceBounds } from '../wire';
import { CHANGES, ENTRIES, NAME_ORDER, pluckNumbers, STATE, type Knex, type TermKind } from './index-tables';
import { refreshSome } from './refresh-index';
import { PUBLISHED, termKey } from './set-keys';
import { countSets } from './stored-sets';

/** Price bounds of an empty shop (S 7), dollars. */
const PRICE_FALLBACK: PriceBounds = { min: 0, max: 100 };

/** The price range looks at the first thousand products (S 7, S 9). */
const PRICE_RANGE_LIMIT = 1000;

export interface IndexedTerm extends CatalogTerm {
  key: string;
}

/** What every list needs and only changes with the content. */
export interface IndexSummary {
  /** All published products. */
  published: number;
  facets: CatalogFacets;
  terms: Record<TermKind, IndexedTerm[]>;
  /** Products by key of a term; those without are absent. */
  counts: Map<string, number>;
  /** The numbers of all products by name; read when it is first asked for. */
  byName: () => Promise<number[]>;
}

const summaries = new WeakMap<Core.Strapi, { version: string; summary: Promise<IndexSummary> }>();

/**
 * The summary of the index as the content is now: what was changed before the call is taken over first, whoever changed
 * it. Otherwise it costs one read of two rows.
 */
export async function currentSummary(strapi: Core.Strapi): Promise<IndexSummary> {
  let state = await readState(strapi.db.connection);
  while (state.pending) {
    await refreshTogether(strapi);
    state = await readState(strapi.db.connection);
  }
  const known = summaries.get(strapi);
  if (known?.version === state.version) return known.summary;

  const summary = readSummary(strapi.db.connection);
  summaries.set(strapi, { version: state.version, summary });
  summary.catch(() => summaries.delete(strapi));
  return summary;
}

const refreshing = new WeakMap<Core.Strapi, Promise<unknown>>();

/** Readers that come meanwhile wait for the same one, and look again after it. */
async function refreshTogether(strapi: Core.Strapi): Promise<void> {
  const work = refreshing.get(strapi) ?? refreshSome(strapi).finally(() => refreshing.delete(strapi));
  refreshing.set(strapi, work);
  await work;
}

async function readState(knex: Knex): Promise<{ version: string; pending: boolean }> {
  const row: { version: unknown; pending: unknown } = await knex(STATE).first(
    'version',
    knex.raw(`exists (select 1 from ${CHANGES}) as pending`),
  );
  return { version: String(row.version), pending: Boolean(row.pending) };
}

async function readSummary(knex: Knex): Promise<IndexSummary> {
  const [category, subCategory, tag, price] = await Promise.all([
    readTerms(knex, 'category', 'categories', ['position', 'name']),
    readTerms(knex, 'sub_category', 'sub_categories', ['name']),
    readTerms(knex, 'tag', 'tags', ['name']),
    readPriceRange(knex),
  ]);
  const counts = await countSets(knex, [PUBLISHED, ...[...category, ...subCategory, ...tag].map(({ key }) => key)]);
  return {
    published: counts.get(PUBLISHED) ?? 0,
    facets: { categories: toFacets(category, counts), tags: toFacets(tag, counts), price },
    terms: { category, sub_category: subCategory, tag },
    counts,
    byName: onceAsked(() => pluckNumbers(knex(ENTRIES), 'number', NAME_ORDER)),
  };
}

function onceAsked<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | undefined;
  return () => {
    asked ??= read().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

async function readTerms(knex: Knex, kind: TermKind, table: string, order: string[]): Promise<IndexedTerm[]> {
  const rows: { id: number; slug: string; name: string }[] = await knex(table)
    .select('id', 'slug', 'name')
    .orderBy(order);
  return rows.map(({ id, slug, name }) => ({ key: termKey(kind, id), slug, name }));
}

/** Terms without products are left out. */
function toFacets(terms: IndexedTerm[], counts: Map<string, number>): FacetCount[] {
  return terms.flatMap(({ key, slug, name }) => {
    const count = counts.get(key);
    return count === undefined ? [] : [{ slug, name, count }];
  });
}

async function readPriceRange(knex: Knex): Promise<PriceBounds> {
  const first = knex(ENTRIES).select('price').orderBy('number').limit(PRICE_RANGE_LIMIT);
  const row = await knex.from(first.as('priced')).min({ min: 'price' }).max({ max: 'price' }).first();
  return row?.min === null || row?.min === undefined ? PRICE_FALLBACK : { min: Number(row.min), max: Number(row.max) };
}
