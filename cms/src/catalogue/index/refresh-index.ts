import type { Core } from '@strapi/strapi';
import { detailsOf, DETAIL_READ, toProduct, type ProductDetailRow } from '../product-shape';
import { isPostgres } from './change-triggers';
import {
  CHANGES,
  COUNTS,
  ENTRIES,
  ENTRY_TERMS,
  PUBLISHED,
  STATE,
  termKey,
  TERMS,
  type Knex,
  type TermKind,
} from './index-tables';
import { replaceSearch, searchText } from './search-index';

const PRODUCT = 'api::product.product';
/** Products that are read again in one transaction, so that no visitor waits long behind it. */
const CHUNK = 200;
/** SQLite takes 500 rows in one insert. */
const INSERT = 400;
/** Any constant of our own: on PostgreSQL one process at a time refreshes. */
const LOCK = 530_100_2;

interface Change {
  id: number;
  kind: string;
  ref: string;
}

interface Entry {
  number: number;
  document_id: string;
  featured: number;
  price: number | null;
  title_key: string;
  search: string;
  body: string;
  details: string;
}

/**
 * Takes over some of the changes that were noted, each with what it concerns, in one transaction.
 * @returns whether there was anything to do, so that it is worth calling again
 */
export async function refreshSome(strapi: Core.Strapi): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }) => {
    if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    await spreadChanges(trx);
    const documents: string[] = await trx(CHANGES).distinct('ref').where('kind', 'document').limit(CHUNK).pluck('ref');
    if (documents.length === 0) return false;

    // First the note, then the product: a change that comes between them is read along or noted again.
    await trx(CHANGES).where('kind', 'document').whereIn('ref', documents).delete();
    await replaceEntries(strapi, trx, documents);
    await trx(STATE).increment('version', 1);
    return true;
  });
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
  const entries = trx(`${ENTRIES} as e`)
    .join(`${ENTRY_TERMS} as t`, 't.number', 'e.number')
    .whereIn(
      't.term',
      refs.map((ref) => termKey(kind, Number(ref))),
    );
  return products.whereIn('p.document_id', entries.select('e.document_id'));
}

async function replaceEntries(strapi: Core.Strapi, trx: Knex, documents: string[]): Promise<void> {
  const gone: number[] = await trx(ENTRIES).whereIn('document_id', documents).pluck('number');
  const termsGone: string[] = await trx(ENTRY_TERMS).whereIn('number', gone).pluck('term');
  await trx(ENTRIES).whereIn('number', gone).delete();
  await trx(ENTRY_TERMS).whereIn('number', gone).delete();

  const rows = await readPublished(strapi, trx, documents);
  const entries = rows.map(toEntry);
  const terms = rows.flatMap(termsOf);
  await insertAll(trx, ENTRIES, entries);
  await insertAll(trx, ENTRY_TERMS, terms);
  await replaceSearch(trx, gone, entries);
  await count(trx, [
    { term: PUBLISHED, count: entries.length - gone.length },
    ...termsGone.map((term) => ({ term, count: -1 })),
    ...terms.map(({ term }) => ({ term, count: 1 })),
  ]);
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
    price: row.price,
    title_key: row.title.toLowerCase(),
    search: searchText([row.title, row.description, ...(row.tags ?? []).map(({ name }) => name)]),
    body: JSON.stringify(toProduct(row, row.number)),
    details: JSON.stringify(detailsOf(row)),
  };
}

function termsOf({ number, category, subCategory, tags }: NumberedRow): { term: string; number: number }[] {
  const keys = [
    ...(category ? [termKey('category', category.id)] : []),
    ...(subCategory ? [termKey('sub_category', subCategory.id)] : []),
    ...(tags ?? []).map(({ id }) => termKey('tag', id)),
  ];
  return [...new Set(keys)].map((term) => ({ term, number }));
}

async function count(trx: Knex, changes: { term: string; count: number }[]): Promise<void> {
  const sums = new Map<string, number>();
  for (const change of changes) sums.set(change.term, (sums.get(change.term) ?? 0) + change.count);
  const rows = [...sums].map(([term, sum]) => ({ term, count: sum })).filter((row) => row.count !== 0);
  for (const row of rows) {
    const added = trx.raw('?? + ?', [`${COUNTS}.count`, row.count]);
    await trx(COUNTS).insert(row).onConflict('term').merge({ count: added });
  }
}

async function insertAll(trx: Knex, table: string, rows: object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += INSERT) await trx(table).insert(rows.slice(from, from + INSERT));
}
