import type { Core } from '@strapi/strapi';

type Knex = Core.Strapi['db']['connection'];

/** Published products with their numbers, as `p` and `n`. */
export function publishedProducts(knex: Knex): ReturnType<Knex['queryBuilder']> {
  return knex('products as p')
    .join('product_numbers as n', 'n.product_document_id', 'p.document_id')
    .whereNotNull('p.published_at');
}

/** Row id of a published product, or null. */
export async function findPublished(strapi: Core.Strapi, number: number): Promise<number | null> {
  const row = await publishedProducts(strapi.db.connection).where('n.number', number).first('p.id as rowId');
  return row ? Number(row.rowId) : null;
}
