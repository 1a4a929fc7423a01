import type { Core } from '@strapi/strapi';
import { createTriggers, hasTriggers } from './change-triggers';
import { CHANGES, createTables, dropTables, FORMAT, STATE, type Knex } from './index-tables';
import { refreshSome } from './refresh-index';
import { allowTrigrams, createSearch } from './search-index';

/** Makes the catalogue's index where there is none of this version; a start with nothing changed only looks. */
export async function prepareIndex(strapi: Core.Strapi): Promise<void> {
  if (await isReady(strapi.db.connection)) return;
  await allowTrigrams(strapi);
  await strapi.db.transaction(async ({ trx }) => {
    await dropTables(trx);
    await createTables(trx);
    await createSearch(trx);
    await createTriggers(trx);
    const published = trx('products').whereNotNull('published_at').distinct(trx.raw("'document'"), 'document_id');
    await trx(trx.raw('?? (??, ??)', [CHANGES, 'kind', 'ref'])).insert(published);
  });
}

/** Takes over all that has changed, before the first visitor asks. */
export async function warmIndex(strapi: Core.Strapi): Promise<void> {
  while (await refreshSome(strapi));
}

async function isReady(knex: Knex): Promise<boolean> {
  if (!(await knex.schema.hasTable(STATE))) return false;
  const state: { format: number } | undefined = await knex(STATE).first('format');
  return state?.format === FORMAT && (await hasTriggers(knex));
}
