import type { Core } from '@strapi/strapi';
import type { Preview } from '../preview/preview-token';
import { readFacets } from './facets';
import { countOf, findPublished, matchProducts, publishedProducts } from './match-products';
import type { ProductQuery } from './parse-query';
import { findProductNumber } from './product-numbers';
import {
  DETAIL_READ,
  LIST_READ,
  toProduct,
  toProductDetail,
  type ProductDetailRow,
  type ProductRow,
} from './product-shape';
import type { CatalogProductDetail, ProductList } from './wire';

const PRODUCT = 'api::product.product';

/** Answers GET /api/products: matching by SQL, then one read per relation for the page's rows. */
export async function listProducts(strapi: Core.Strapi, query: ProductQuery): Promise<ProductList> {
  const [{ rows, total }, published, facets] = await Promise.all([
    matchProducts(strapi, query),
    countOf(publishedProducts(strapi.db.connection)),
    query.facets ? readFacets(strapi) : undefined,
  ]);
  const ids = rows.map(({ rowId }) => rowId);
  const read: ProductRow[] =
    ids.length === 0 ? [] : await strapi.db.query(PRODUCT).findMany({ ...LIST_READ, where: { id: { $in: ids } } });
  const byId = new Map(read.map((row) => [row.id, row]));

  return {
    products: rows.flatMap(({ rowId, number }) => {
      const row = byId.get(rowId);
      return row ? [toProduct(row, number)] : [];
    }),
    pagination: { page: query.page, limit: query.limit, total, pageCount: Math.ceil(total / query.limit) },
    published,
    ...(facets && { facets }),
  };
}

/** A published product by its public number, or null; the draft of the one that a preview names. */
export async function readProduct(
  strapi: Core.Strapi,
  number: number,
  preview?: Preview,
): Promise<CatalogProductDetail | null> {
  const rowId = (await findDraft(strapi, number, preview)) ?? (await findPublished(strapi, number));
  if (rowId === null) return null;

  const row: ProductDetailRow | null = await strapi.db.query(PRODUCT).findOne({ ...DETAIL_READ, where: { id: rowId } });
  return row ? toProductDetail(row, number) : null;
}

async function findDraft(strapi: Core.Strapi, number: number, preview: Preview | undefined): Promise<number | null> {
  if (preview?.uid !== PRODUCT || (await findProductNumber(strapi, preview.documentId)) !== number) return null;
  const { documentId } = preview;
  const draft = await strapi.db.query(PRODUCT).findOne({ select: ['id'], where: { documentId, publishedAt: null } });
  return draft?.id ?? null;
}
