import { z } from '@strapi/utils';
import { isSellablePrice } from './price-rules';

const MAX_DOLLARS = 100_000;

const dollars = z
  .number('must be a number of dollars')
  .min(0, 'must not be negative')
  .max(MAX_DOLLARS, `must be at most ${MAX_DOLLARS}`)
  .refine((value) => Math.round(value * 100) / 100 === value, 'must have at most two decimals');
const line = z.string('must be text').trim().min(1, 'must not be empty').max(255, 'must be at most 255 characters');
const lines = z.array(line).max(100, 'must be at most 100 lines');
const mediaId = z.number('must be the id of a media file').int().positive();
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
const optionalLine = line.nullable().optional();

const fields = z.strictObject({
  title: z.string('is required').trim().min(1, 'is required').max(120, 'must be at most 120 characters'),
  slug: slug.optional(),
  description: z.string('is required').trim().min(1, 'is required').max(2000, 'must be at most 2000 characters'),
  price: dollars.refine(isSellablePrice, 'must be 0 (free) or at least 0.50'),
  originalPrice: dollars.nullable().optional(),
  featured: z.boolean().optional(),
  /** Slugs. */
  category: slug.nullable().optional(),
  subCategory: slug.nullable().optional(),
  tags: z.array(slug).max(30, 'must be at most 30').optional(),
  /** Ids in the media library. */
  cover: mediaId.nullable().optional(),
  gallery: z.array(mediaId).max(50, 'must be at most 50').optional(),
  previewMedia: z.array(mediaId).max(10, 'must be at most 10').optional(),
  deliverables: z.array(z.string()).max(50, 'must be at most 50').optional(),
  features: lines.optional(),
  filesIncluded: lines.optional(),
  compatibleWith: optionalLine,
  fileSize: optionalLine,
  dimensions: optionalLine,
  dpi: optionalLine,
  fileFormat: optionalLine,
  createdDate: z.iso.date('must be a date like 2026-11-20').nullable().optional(),
  status: z.enum(['draft', 'published'], "must be 'draft' or 'published'").optional(),
});

const change = fields.partial();

export type ProductInput = z.infer<typeof change>;

/** Reads the body of POST /api/products. Returns the input, or what is wrong with it as one text. */
export function parseNewProduct(body: unknown): ProductInput | string {
  return parse(fields, body);
}

/** Reads the body of PUT /api/products/{id}: what is left out stays as it is. */
export function parseProductChange(body: unknown): ProductInput | string {
  return parse(change, body);
}

/** What is wrong with fields of a product, by field; of a new one what is missing too. */
export function checkProductFields(input: object, isNew: boolean): { field: string; message: string }[] {
  const result = (isNew ? fields : change).safeParse(input);
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message }));
}

function parse(schema: typeof fields | typeof change, body: unknown): ProductInput | string {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  return result.error.issues
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
    .join('; ');
}
