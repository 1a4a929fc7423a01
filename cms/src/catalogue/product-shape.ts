import type { CatalogMedia, CatalogProduct, CatalogProductDetail, CatalogTerm } from './wire';

/** A media file as the query engine returns it. */
export interface MediaRow {
  url: string;
  alternativeText: string | null;
  mime: string;
  width: number | null;
  height: number | null;
  formats: Record<string, { url: string; width: number }> | null;
}

/** A product row with what the list populates. */
export interface ProductRow {
  id: number;
  documentId: string;
  title: string;
  slug: string;
  description: string | null;
  price: number | null;
  originalPrice: number | null;
  featured: boolean | null;
  category?: CatalogTerm | null;
  subCategory?: CatalogTerm | null;
  tags?: CatalogTerm[];
  cover?: MediaRow | null;
  gallery?: MediaRow[] | null;
  publishedAt: string | null;
  updatedAt: string;
}

export interface ProductDetailRow extends ProductRow {
  features: string[] | null;
  filesIncluded: string[] | null;
  previewMedia?: MediaRow[] | null;
  compatibleWith: string | null;
  fileSize: string | null;
  dimensions: string | null;
  dpi: string | null;
  fileFormat: string | null;
  createdDate: string | null;
}

const MEDIA = { select: ['id', 'url', 'alternativeText', 'mime', 'width', 'height', 'formats'] };
const TERM = { select: ['id', 'slug', 'name'] };

/** What the query engine reads for a list: one query per relation, whatever the number of products. */
export const LIST_READ = {
  select: [
    'id',
    'documentId',
    'title',
    'slug',
    'description',
    'price',
    'originalPrice',
    'featured',
    'publishedAt',
    'updatedAt',
  ],
  populate: { category: TERM, subCategory: TERM, tags: TERM, cover: MEDIA, gallery: MEDIA },
};

/** All scalar fields, and the preview beside the list's relations. */
export const DETAIL_READ = { populate: { ...LIST_READ.populate, previewMedia: MEDIA } };

export function toProduct(row: ProductRow, number: number): CatalogProduct {
  return {
    id: number,
    title: row.title,
    slug: row.slug,
    description: row.description ?? '',
    price: Number(row.price ?? 0),
    originalPrice: row.originalPrice === null ? null : Number(row.originalPrice),
    status: row.publishedAt === null ? 'draft' : 'published',
    featured: row.featured ?? false,
    category: row.category ? toTerm(row.category) : null,
    subCategory: row.subCategory ? toTerm(row.subCategory) : null,
    tags: (row.tags ?? []).map(toTerm),
    images: [...(row.cover ? [row.cover] : []), ...(row.gallery ?? [])].map(toMedia),
    updatedAt: new Date(row.publishedAt ?? row.updatedAt).toISOString(),
  };
}

export function toProductDetail(row: ProductDetailRow, number: number): CatalogProductDetail {
  return {
    ...toProduct(row, number),
    features: row.features ?? [],
    previewMedia: (row.previewMedia ?? []).map(toMedia),
    compatibleWith: row.compatibleWith,
    fileSize: row.fileSize,
    dimensions: row.dimensions,
    dpi: row.dpi,
    fileFormat: row.fileFormat,
    createdDate: row.createdDate,
    filesIncluded: row.filesIncluded ?? [],
  };
}

export function toMedia(row: MediaRow): CatalogMedia {
  return {
    url: row.url,
    alternativeText: row.alternativeText ?? '',
    mime: row.mime,
    width: row.width,
    height: row.height,
    renditions: Object.values(row.formats ?? {})
      .map(({ url, width }) => ({ url, width }))
      .toSorted((a, b) => a.width - b.width),
  };
}

function toTerm({ slug, name }: CatalogTerm): CatalogTerm {
  return { slug, name };
}
