import type { Core } from '@strapi/strapi';

export type Knex = Core.Strapi['db']['connection'];

/** Raise it whenever what the tables hold, or when their triggers fire, changes: the next start makes them anew. */
export const FORMAT = 1;

/**
 * The catalogue as visitors read it, derived from the content and never edited: a row for each published product, its
 * terms, how many products each term has, and what has changed since (noted by triggers). Strapi leaves tables alone
 * that it does not know.
 */
export const ENTRIES = 'catalogue_entries';
export const ENTRY_TERMS = 'catalogue_entry_terms';
export const COUNTS = 'catalogue_counts';
export const CHANGES = 'catalogue_changes';
export const STATE = 'catalogue_state';

/** The count of all published products, beside those of the terms. */
export const PUBLISHED = 'published';

export const TERMS = ['category', 'sub_category', 'tag'] as const;
export type TermKind = (typeof TERMS)[number];

/** How a term stands in the index: its kind and its row's id. */
export function termKey(kind: TermKind, id: number): string {
  return `${kind}:${id}`;
}

export async function dropTables(knex: Knex): Promise<void> {
  for (const table of [ENTRIES, ENTRY_TERMS, COUNTS, CHANGES, STATE]) await knex.schema.dropTableIfExists(table);
}

export async function createTables(knex: Knex): Promise<void> {
  await knex.schema.createTable(ENTRIES, (table) => {
    table.integer('number').primary();
    table.string('document_id').notNullable().unique();
    table.integer('featured').notNullable();
    table.decimal('price', 10, 2);
    table.text('title_key').notNullable();
    table.text('search').notNullable();
    table.text('body').notNullable();
    table.text('details').notNullable();
    table.index(['featured', 'number'], 'catalogue_entries_featured');
    table.index(['price', 'number'], 'catalogue_entries_price');
  });
  await knex.raw(`create index catalogue_entries_price_up on ${ENTRIES} (price, number desc)`);
  await knex.raw(`create index catalogue_entries_title on ${ENTRIES} (title_key, number desc)`);
  await knex.schema.createTable(ENTRY_TERMS, (table) => {
    table.string('term').notNullable();
    table.integer('number').notNullable().index('catalogue_entry_terms_number');
    table.primary(['term', 'number']);
  });
  await knex.schema.createTable(COUNTS, (table) => {
    table.string('term').primary();
    table.integer('count').notNullable();
  });
  await knex.schema.createTable(CHANGES, (table) => {
    table.increments('id');
    table.string('kind').notNullable();
    table.string('ref').notNullable();
    table.index(['kind', 'ref'], 'catalogue_changes_kind_ref');
  });
  await knex.schema.createTable(STATE, (table) => {
    table.integer('format').notNullable();
    table.bigInteger('version').notNullable();
  });
  // Begins with the time, so that a process that knows an earlier index never takes this one for it.
  await knex(STATE).insert({ format: FORMAT, version: Date.now() });
}
