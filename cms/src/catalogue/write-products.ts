import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { ProductInput } from './product-input';
import { giveProductNumber } from './product-numbers';
import { DETAIL_READ, toProductDetail, type ProductDetailRow } from './product-shape';
import type { CatalogProductDetail } from './wire';

const PRODUCT = 'api::product.product';

const TERMS = {
  category: 'api::category.category',
  subCategory: 'api::sub-category.sub-category',
  tags: 'api::tag.tag',
} as const;

/** Creates a product, a draft unless `status` says published, and returns it with its new number. */
export async function createProduct(strapi: Core.Strapi, input: ProductInput): Promise<CatalogProductDetail> {
  const { status = 'draft', ...fields } = input;
  const data = await withTerms(strapi, { ...fields, slug: fields.slug ?? (await freeSlug(strapi, fields.title)) });
  const { documentId } = await strapi.documents(PRODUCT).create({ data, status });
  return readVersion(strapi, documentId);
}

/** Changes a product. Without a `status` a published product stays published, with the change, and a draft a draft. */
export async function updateProduct(
  strapi: Core.Strapi,
  documentId: string,
  input: ProductInput,
): Promise<CatalogProductDetail> {
  const { status, ...fields } = input;
  const wasPublished = await isPublished(strapi, documentId);
  const publishes = status === 'published' || (status === undefined && wasPublished);
  await strapi.db.transaction(async () => {
    const data = await withTerms(strapi, fields);
    await strapi.documents(PRODUCT).update({ documentId, data, status: publishes ? 'published' : 'draft' });
    if (!publishes && wasPublished) await strapi.documents(PRODUCT).unpublish({ documentId });
  });
  return readVersion(strapi, documentId);
}

/** Takes a product out of the catalogue. Its number is not given again, its sold files are kept. */
export async function deleteProduct(strapi: Core.Strapi, documentId: string): Promise<void> {
  await strapi.documents(PRODUCT).delete({ documentId });
}

async function isPublished(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  return (await strapi.db.query(PRODUCT).count({ where: { documentId, publishedAt: { $notNull: true } } })) > 0;
}

/** The published version if there is one, else the draft. */
async function readVersion(strapi: Core.Strapi, documentId: string): Promise<CatalogProductDetail> {
  const versions: ProductDetailRow[] = await strapi.db
    .query(PRODUCT)
    .findMany({ ...DETAIL_READ, where: { documentId } });
  const row = versions.find(({ publishedAt }) => publishedAt !== null) ?? versions[0];
  if (!row) throw new errors.NotFoundError('Product not found');
  return toProductDetail(row, await giveProductNumber(strapi, documentId));
}

/** Replaces the slugs of category, sub-category and tags by document ids. */
async function withTerms(strapi: Core.Strapi, fields: Omit<ProductInput, 'status'>): Promise<Record<string, unknown>> {
  const { category, subCategory, tags, ...rest } = fields;
  const ids = (field: keyof typeof TERMS, slugs: string[]) => termIds(strapi, field, slugs);
  return {
    ...rest,
    ...(category !== undefined && { category: category && (await ids('category', [category]))[0] }),
    ...(subCategory !== undefined && { subCategory: subCategory && (await ids('subCategory', [subCategory]))[0] }),
    ...(tags && { tags: await ids('tags', tags) }),
  };
}

async function termIds(strapi: Core.Strapi, field: keyof typeof TERMS, slugs: string[]): Promise<string[]> {
  const terms: { slug: string; documentId: string }[] = await strapi.db
    .query(TERMS[field])
    .findMany({ select: ['slug', 'documentId'], where: { slug: { $in: slugs } } });
  return slugs.map((slug) => {
    const term = terms.find((candidate) => candidate.slug === slug);
    if (!term) throw new errors.ValidationError(`${field}: there is no '${slug}'`);
    return term.documentId;
  });
}

async function freeSlug(strapi: Core.Strapi, title: string | undefined): Promise<string> {
  return strapi
    .plugin('content-manager')
    .service('uid')
    .generateUIDField({ contentTypeUID: PRODUCT, field: 'slug', data: { title } });
}
