import { MEDIA_READ, toMedia, type MediaRow } from '../media/media-shape';
import type { CatalogProduct, CatalogProductDetail, CatalogTerm } from './wire';

interface TermRow extends CatalogTerm {
  id: number;
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
  category?: TermRow | null;
  subCategory?: TermRow | null;
  tags?: TermRow[];
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
  populate: { category: TERM, subCategory: TERM, tags: TERM, cover: MEDIA_READ, gallery: MEDIA_READ },
};

/** All scalar fields, and the preview beside the list's relations. */
export const DETAIL_READ = { populate: { ...LIST_READ.populate, previewMedia: MEDIA_READ } };

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
  return { ...toProduct(row, number), ...detailsOf(row) };
}

/** What a product's page has beyond the list. */
export function detailsOf(row: ProductDetailRow): Omit<CatalogProductDetail, keyof CatalogProduct> {
  return {
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

function toTerm({ slug, name }: CatalogTerm): CatalogTerm {
  return { slug, name };
}
