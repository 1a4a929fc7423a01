import { z } from 'zod';
import type { CatalogProduct, CatalogProductDetail, PriceListEntry, ProductList } from './catalog-api';

export const catalogMediaSchema = z.strictObject({
  url: z.string(),
  alternativeText: z.string(),
  mime: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  renditions: z.array(z.strictObject({ url: z.string(), width: z.number() })),
});
export const catalogTermSchema = z.strictObject({ slug: z.string(), name: z.string() });
const facetCount = catalogTermSchema.extend({ count: z.int().nonnegative() });

const productFields = {
  id: z.int().positive(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  price: z.number().nonnegative(),
  originalPrice: z.number().nonnegative().nullable(),
  status: z.literal('published'),
  featured: z.boolean(),
  category: catalogTermSchema.nullable(),
  subCategory: catalogTermSchema.nullable(),
  tags: z.array(catalogTermSchema),
  images: z.array(catalogMediaSchema),
  updatedAt: z.iso.datetime(),
};

export const catalogProductSchema: z.ZodType<CatalogProduct> = z.strictObject(productFields);

export const catalogProductDetailSchema: z.ZodType<CatalogProductDetail> = z.strictObject({
  ...productFields,
  features: z.array(z.string()),
  previewMedia: z.array(catalogMediaSchema),
  compatibleWith: z.string().nullable(),
  fileSize: z.string().nullable(),
  dimensions: z.string().nullable(),
  dpi: z.string().nullable(),
  fileFormat: z.string().nullable(),
  createdDate: z.string().nullable(),
  filesIncluded: z.array(z.string()),
});

export const productListSchema = z.strictObject({
  products: z.array(catalogProductSchema),
  pagination: z.strictObject({ page: z.int(), limit: z.int(), total: z.int(), pageCount: z.int() }),
  published: z.int(),
  facets: z
    .strictObject({
      categories: z.array(facetCount),
      tags: z.array(facetCount),
      price: z.strictObject({ min: z.number(), max: z.number() }),
    })
    .optional(),
}) satisfies z.ZodType<Omit<ProductList, 'facets'>>;

/** One entry of the internal price list; strict at the client's edge. */
export const priceListEntrySchema: z.ZodType<PriceListEntry> = z.object({
  id: z.int().positive(),
  title: z.string(),
  price: z.number().nonnegative(),
  image: z.string().nullable(),
  files: z.array(
    z.object({
      deliverableId: z.string(),
      versionId: z.string(),
      version: z.int().positive(),
      fileName: z.string().min(1),
      size: z.int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      mime: z.string(),
      storageKey: z.string().min(1),
      note: z.string().nullable(),
      releasedAt: z.iso.datetime().nullable(),
    }),
  ),
});
