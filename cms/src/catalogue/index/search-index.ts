import type { Core } from '@strapi/strapi';
import { isPostgres } from './change-triggers';
import { ENTRIES, pluckNumbers, type Knex } from './index-tables';

/** Keeps title, description and tags apart: nothing is found across them, and no search finds it. */
export const SEPARATOR = '\u001F';
/** A trigram index finds nothing shorter; there are sets for that. */
const SHORTEST = 3;
const TABLE = 'catalogue_search';

/** What a product is found by: title, description and tags, whatever the case (S 5). */
export function searchText(texts: (string | null)[]): string {
  return texts.map((text) => (text ?? '').toLowerCase()).join(SEPARATOR);
}

export function isForSets(text: string): boolean {
  return [...text].length < SHORTEST;
}

/** Where the database lets nobody make the extension, searching reads every product. */
export async function allowTrigrams(strapi: Core.Strapi): Promise<void> {
  if (!isPostgres(strapi.db.connection)) return;
  await strapi.db.connection.raw('create extension if not exists pg_trgm').catch((error: unknown) => {
    strapi.log.warn(`Searching is slower without pg_trgm: ${error instanceof Error ? error.message : ''}`);
  });
}

export async function createSearch(knex: Knex): Promise<void> {
  if (!isPostgres(knex)) {
    await knex.raw(`drop table if exists ${TABLE}`);
    // The text itself stands in the entries already.
    const options = "content='', contentless_delete=1, tokenize='trigram case_sensitive 1'";
    await knex.raw(`create virtual table ${TABLE} using fts5(search, ${options})`);
    return;
  }
  if (await knex('pg_extension').where('extname', 'pg_trgm').first('extname')) {
    await knex.raw(`create index catalogue_entries_search on ${ENTRIES} using gin (search gin_trgm_ops)`);
  }
}

/** PostgreSQL's index follows the entries by itself. */
export async function replaceSearch(
  knex: Knex,
  gone: number[],
  added: { number: number; search: string }[],
): Promise<void> {
  if (isPostgres(knex)) return;
  await knex(TABLE).whereIn('rowid', gone).delete();
  for (const { number, search } of added) await knex(TABLE).insert({ rowid: number, search });
}

/** The numbers of products that contain a text of three characters or more, in lower case; % and _ are themselves. */
export async function findText(knex: Knex, text: string): Promise<number[]> {
  if (!isPostgres(knex)) {
    const phrase = `"${text.replaceAll('"', '""')}"`;
    return pluckNumbers(knex(TABLE).whereRaw(`${TABLE} match ?`, [phrase]), 'rowid');
  }
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return pluckNumbers(knex(ENTRIES).whereRaw(String.raw`search like ? escape '\'`, [pattern]), 'number');
}
