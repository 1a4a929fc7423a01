import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/**
 * A text that differs after anything the shop shows has changed, so that an open shop can ask cheaply.
 * Every publication makes a new row with a higher id, every removal lowers the count: the two together never repeat.
 * Terms and media are edited in place and counted by their newest change.
 */
export async function readCatalogueVersion(strapi: Core.Strapi): Promise<string> {
  const knex = strapi.db.connection;
  const state = await Promise.all([
    knex('products').whereNotNull('published_at').count({ count: '*' }).max({ last: 'id' }).first(),
    ...['categories', 'sub_categories', 'tags', 'files'].map((table) =>
      knex(table).count({ count: '*' }).max({ last: 'updated_at' }).first(),
    ),
  ]);
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22);
}
