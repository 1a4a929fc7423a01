import type { Core } from '@strapi/strapi';
import { detailsOf, DETAIL_READ, toProduct, type ProductDetailRow } from '../product-shape';
import { isPostgres } from './change-triggers';
import { CHANGES, ENTRIES, SETS, STATE, TERMS, type Knex, type TermKind } from './index-tables';
import { replaceSearch, searchText } from './search-index';
import { keysOf, termKey, type SetMember } from './set-keys';
import { changeSets, type SetChange } from './stored-sets';

const PRODUCT = 'api::product.product';
/** Products that are read again in one transaction, so that no visitor waits long behind it. */
const CHUNK = 200;
/** Bytes of notes, live or dead: those of some hundred products. */
const MANY_NOTES = 256 * 1024;
/** SQLite takes 500 rows in one insert. */
const INSERT = 400;
/** Any constant of our own: on PostgreSQL one process at a time refreshes. */
const LOCK = 530_100_2;

/** Where products name their terms. */
const LINKS = {
  category: 'products_category_lnk',
  sub_category: 'products_sub_category_lnk',
  tag: 'products_tags_lnk',
};

interface Change {
  id: number;
  kind: string;
  ref: string;
}

interface Entry extends SetMember {
  number: number;
  document_id: string;
  title_key: string;
  body: string;
  details: string;
}

/**
 * Takes over some of the changes that were noted, each with what it concerns, in one transaction.
 * @returns whether there was anything to do, so that it is worth calling again
 */
export async function refreshSome(strapi: Core.Strapi): Promise<boolean> {
  const count = await refreshChunk(strapi);
  if (count < CHUNK && isPostgres(strapi.db.connection)) {
    sweepUp(strapi.db.connection).catch((error: unknown) => {
      strapi.log.warn(`The catalogue's index was not vacuumed: ${error instanceof Error ? error.message : ''}`);
    });
  }
  return count > 0;
}

/** @returns how many products it read again, `CHUNK` at most */
async function refreshChunk(strapi: Core.Strapi): Promise<number> {
  return strapi.db.transaction(async ({ trx }) => {
    if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    await spreadChanges(trx);
    const documents: string[] = await trx(CHANGES).distinct('ref').where('kind', 'document').limit(CHUNK).pluck('ref');
    if (documents.length === 0) return 0;

    // First the note, then the product: a change that comes between them is read along or noted again.
    await trx(CHANGES).where('kind', 'document').whereIn('ref', documents).delete();
    await replaceEntries(strapi, trx, documents);
    await trx(STATE).increment('version', 1);
    return documents.length;
  });
}

/** PostgreSQL keeps deleted rows until a vacuum: after many changes each reader would pass by them for a minute. */
async function sweepUp(knex: Knex): Promise<void> {
  const size = await knex.select(knex.raw('pg_relation_size(?) as bytes', [CHANGES])).first();
  if (Number(size.bytes) < MANY_NOTES) return;
  await knex.raw(`vacuum (analyze, skip_locked) ${[CHANGES, SETS, ENTRIES].join(', ')}`);
}

/** Notes the products of changed rows, files and terms instead of these. */
async function spreadChanges(trx: Knex): Promise<void> {
  const changes: Change[] = await trx(CHANGES).whereNot('kind', 'document').limit(1000).select('id', 'kind', 'ref');
  if (changes.length === 0) return;
  for (const kind of ['row', 'file', ...TERMS] as const) {
    const refs = changes.filter((change) => change.kind === kind).map(({ ref }) => ref);
    if (refs.length === 0) continue;
    const documents = concerned(trx, kind, [...new Set(refs)]).distinct(trx.raw("'document'"), 'p.document_id');
    await trx(trx.raw('?? (??, ??)', [CHANGES, 'kind', 'ref'])).insert(documents);
  }
  const done = changes.map(({ id }) => id);
  await trx(CHANGES).whereIn('id', done).delete();
}

function concerned(trx: Knex, kind: 'row' | 'file' | TermKind, refs: string[]): ReturnType<Knex['queryBuilder']> {
  const products = trx('products as p').whereNotNull('p.published_at');
  if (kind === 'row') return products.whereIn('p.id', refs.map(Number));
  if (kind === 'file') {
    return products
      .join('files_related_mph as f', 'f.related_id', 'p.id')
      .where('f.related_type', PRODUCT)
      .whereIn('f.file_id', refs.map(Number));
  }
  const links = trx(LINKS[kind]).whereIn(`${kind}_id`, refs.map(Number));
  return products.whereIn('p.id', links.select('product_id'));
}

async function replaceEntries(strapi: Core.Strapi, trx: Knex, documents: string[]): Promise<void> {
  const before: (SetMember & { number: number })[] = await trx(ENTRIES)
    .whereIn('document_id', documents)
    .select('number', 'featured', 'price', 'search', 'terms');
  const gone = before.map(({ number }) => number);
  await trx(ENTRIES).whereIn('number', gone).delete();

  const entries = (await readPublished(strapi, trx, documents)).map(toEntry);
  await insertAll(trx, ENTRIES, entries);
  await replaceSearch(trx, gone, entries);
  await changeSets(trx, changesBetween(before, entries));
}

/** By key of a set: the numbers that come and go. */
function changesBetween(
  before: (SetMember & { number: number })[],
  after: (SetMember & { number: number })[],
): Map<string, SetChange> {
  const keysBefore = new Map(before.map((entry) => [entry.number, keysOf(entry)]));
  const keysAfter = new Map(after.map((entry) => [entry.number, keysOf(entry)]));
  const changes = new Map<string, SetChange>();
  const note = (list: keyof SetChange, keysOfNumbers: typeof keysAfter, others: typeof keysAfter) => {
    for (const [number, keys] of keysOfNumbers) {
      for (const key of keys) {
        if (others.get(number)?.has(key)) continue;
        const change = changes.get(key) ?? { added: [], removed: [] };
        change[list].push(number);
        changes.set(key, change);
      }
    }
  };
  note('added', keysAfter, keysBefore);
  note('removed', keysBefore, keysAfter);
  return changes;
}

type NumberedRow = ProductDetailRow & { number: number };

async function readPublished(strapi: Core.Strapi, trx: Knex, documents: string[]): Promise<NumberedRow[]> {
  const rows: ProductDetailRow[] = await strapi.db
    .query(PRODUCT)
    .findMany({ ...DETAIL_READ, where: { documentId: { $in: documents }, publishedAt: { $notNull: true } } });
  const numbers: { number: number; documentId: string }[] = await trx('product_numbers')
    .whereIn('product_document_id', documents)
    .select('number', 'product_document_id as documentId');
  const numberOf = new Map(numbers.map(({ number, documentId }) => [documentId, Number(number)]));
  return rows.flatMap((row) => {
    const number = numberOf.get(row.documentId);
    return number === undefined ? [] : [{ ...row, number }];
  });
}

function toEntry(row: NumberedRow): Entry {
  return {
    number: row.number,
    document_id: row.documentId,
    featured: row.featured ? 1 : 0,
    price: row.price ?? 0,
    title_key: row.title.toLowerCase(),
    search: searchText([row.title, row.description, ...(row.tags ?? []).map(({ name }) => name)]),
    terms: JSON.stringify(termsOf(row)),
    body: JSON.stringify(toProduct(row, row.number)),
    details: JSON.stringify(detailsOf(row)),
  };
}

function termsOf({ category, subCategory, tags }: ProductDetailRow): string[] {
  return [
    ...(category ? [termKey('category', category.id)] : []),
    ...(subCategory ? [termKey('sub_category', subCategory.id)] : []),
    ...(tags ?? []).map(({ id }) => termKey('tag', id)),
  ];
}

async function insertAll(trx: Knex, table: string, rows: object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += INSERT) await trx(table).insert(rows.slice(from, from + INSERT));
}
