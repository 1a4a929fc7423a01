import type { Core } from '@strapi/strapi';
import type { Preview } from '../preview/preview-token';
import { ENTRIES } from './index/index-tables';
import { currentSummary } from './index/read-index';
import { matchProducts } from './match-products';
import type { ProductQuery } from './parse-query';
import { findProductNumber } from './product-numbers';
import { DETAIL_READ, toProductDetail, type ProductDetailRow } from './product-shape';
import type { PriceBounds, ProductList } from './wire';

const PRODUCT = 'api::product.product';

/** The data of GET /api/products, a `ProductList` as JSON: products stand in the index as they go out. */
export async function listProducts(strapi: Core.Strapi, query: ProductQuery): Promise<string> {
  const summary = await currentSummary(strapi);
  const { bodies, total } = await matchProducts(strapi, query, summary);
  const { published, facets } = summary;
  const rest: Omit<ProductList, 'products'> = {
    pagination: { page: query.page, limit: query.limit, total, pageCount: Math.ceil(total / query.limit) },
    published,
    ...(query.facets && { facets }),
  };
  return `{"products":[${bodies.join(',')}],${JSON.stringify(rest).slice(1)}`;
}

/** Lowest and highest price of the published products, dollars. */
export async function readPriceRange(strapi: Core.Strapi): Promise<PriceBounds> {
  return (await currentSummary(strapi)).facets.price;
}

/** A published product by its public number, a `CatalogProductDetail` as JSON, or null; the draft that a preview names. */
export async function readProduct(strapi: Core.Strapi, number: number, preview?: Preview): Promise<string | null> {
  const draft = await readDraft(strapi, number, preview);
  if (draft) return JSON.stringify(toProductDetail(draft, number));

  await currentSummary(strapi);
  const entry: { body: string; details: string } | undefined = await strapi.db
    .connection(ENTRIES)
    .where({ number })
    .first('body', 'details');
  return entry ? `${entry.body.slice(0, -1)},${entry.details.slice(1)}` : null;
}

async function readDraft(
  strapi: Core.Strapi,
  number: number,
  preview: Preview | undefined,
): Promise<ProductDetailRow | null> {
  if (preview?.uid !== PRODUCT || (await findProductNumber(strapi, preview.documentId)) !== number) return null;
  const { documentId } = preview;
  return strapi.db.query(PRODUCT).findOne({ ...DETAIL_READ, where: { documentId, publishedAt: null } });
}
