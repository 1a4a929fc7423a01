import type { Core } from '@strapi/strapi';
import { isPostgres } from './change-triggers';
import { ENTRIES, type Knex } from './index-tables';

/** Keeps title, description and tags apart, so that nothing is found across them. */
const SEPARATOR = '\u001F';
/** A trigram index finds nothing shorter. */
const SHORTEST = 3;
const TABLE = 'catalogue_search';

type Builder = ReturnType<Knex['queryBuilder']>;

/** What a product is found by: title, description and tags, whatever the case (S 5). */
export function searchText(texts: (string | null)[]): string {
  return texts.map((text) => (text ?? '').toLowerCase()).join(SEPARATOR);
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

/** Narrows entries (`e`) to those that contain the text; % and _ stand for themselves. */
export function whereFound(knex: Knex, entries: Builder, search: string): void {
  const text = search.toLowerCase();
  if (!isPostgres(knex) && [...text].length >= SHORTEST) {
    const phrase = `"${text.replaceAll('"', '""')}"`;
    entries.whereRaw(`e.number in (select rowid from ${TABLE} where ${TABLE} match ?)`, [phrase]);
    return;
  }
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  entries.whereRaw(String.raw`e.search like ? escape '\'`, [pattern]);
}
