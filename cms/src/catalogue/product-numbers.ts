import type { Core } from '@strapi/strapi';

const PRODUCT_NUMBER = 'api::product.product-number';

/** Any constant of our own: PostgreSQL hands out numbers one transaction at a time. */
const NUMBER_LOCK = 530_100_1;

/**
 * The public number of a product, given on the first call and the same ever after. Rows are never deleted, so a number
 * is never reused, and they are content, so export, import and transfer carry them.
 */
export async function giveProductNumber(strapi: Core.Strapi, productDocumentId: string): Promise<number> {
  return strapi.db.transaction(async ({ trx }) => {
    if (strapi.db.dialect.client === 'postgres') await trx.raw('select pg_advisory_xact_lock(?)', [NUMBER_LOCK]);

    const given = await findProductNumber(strapi, productDocumentId);
    if (given !== null) return given;

    const [last] = await strapi.db.query(PRODUCT_NUMBER).findMany({ orderBy: { number: 'desc' }, limit: 1 });
    const number = Number(last?.number ?? 0) + 1;
    await strapi.documents(PRODUCT_NUMBER).create({ data: { number, productDocumentId } });
    return number;
  });
}

export async function findProductNumber(strapi: Core.Strapi, productDocumentId: string): Promise<number | null> {
  const given = await strapi.db.query(PRODUCT_NUMBER).findOne({ where: { productDocumentId } });
  return given ? Number(given.number) : null;
}

/** Document id of the product with this number, published or not. */
export async function findDocumentId(strapi: Core.Strapi, number: number): Promise<string | null> {
  const row = await strapi.db
    .connection('product_numbers as n')
    .join('products as p', 'p.document_id', 'n.product_document_id')
    .where('n.number', number)
    .first('p.document_id as documentId');
  return row?.documentId ?? null;
}

/** Numbers for products that came in without the document service (an import of older content). */
export async function backfillProductNumbers(strapi: Core.Strapi): Promise<void> {
  const rows: { documentId: string }[] = await strapi.db
    .connection('products as p')
    .leftJoin('product_numbers as n', 'n.product_document_id', 'p.document_id')
    .whereNull('n.number')
    .groupBy('p.document_id')
    .select('p.document_id as documentId')
    .orderByRaw('min(p.id)');
  for (const { documentId } of rows) await giveProductNumber(strapi, documentId);
}
