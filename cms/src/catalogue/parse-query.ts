export const PRODUCT_SORTS = ['featured', 'price-asc', 'price-desc', 'name'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Page size of the shop, and of a featured list (S 9). */
const DEFAULT_LIMIT = 24;
const FEATURED_LIMIT = 6;
const MAX_LIMIT = 1000;
const MAX_PAGE = 1_000_000;
const MAX_TEXT = 200;
const MAX_TAGS = 20;

export interface ProductQuery {
  search: string | null;
  /** Slug or name. */
  category: string | null;
  /** Slugs or names; all must match (S 5). */
  tags: string[];
  /** Dollars. */
  minPrice: number | null;
  maxPrice: number | null;
  featuredOnly: boolean;
  sort: ProductSort;
  page: number;
  limit: number;
  facets: boolean;
}

/**
 * Reads the query of GET /api/products. A value that makes no sense is ignored or clamped: a shared link never fails.
 * `status` is not read at all: the public sees published products only (S 4).
 */
export function parseProductQuery(raw: Record<string, unknown>): ProductQuery {
  const featuredOnly = text(raw.featured) === 'true';
  return {
    search: text(raw.search),
    category: text(raw.category),
    tags: texts(raw.tags),
    minPrice: price(raw.minPrice),
    maxPrice: price(raw.maxPrice),
    featuredOnly,
    sort: PRODUCT_SORTS.find((sort) => sort === raw.sort) ?? 'featured',
    page: clamp(raw.page, 1, MAX_PAGE),
    limit: clamp(raw.limit, featuredOnly ? FEATURED_LIMIT : DEFAULT_LIMIT, MAX_LIMIT),
    facets: text(raw.facets) === 'true',
  };
}

/** A product number from a path, or null for what cannot be one. */
export function parseProductNumber(raw: unknown): number | null {
  return typeof raw === 'string' && /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : null;
}

/** Product numbers of `?ids=1,2`: at most 200, doubles and nonsense dropped. */
export function parseIds(raw: unknown): string[] {
  return [...new Set(listed(raw))].slice(0, 200);
}

function text(raw: unknown): string | null {
  if (typeof raw !== 'string') return null;
  // PostgreSQL takes no NUL in text.
  const clean = raw.replaceAll('\0', '').trim().slice(0, MAX_TEXT);
  return clean === '' ? null : clean;
}

function texts(raw: unknown): string[] {
  return [...new Set(listed(raw))].slice(0, MAX_TAGS);
}

function listed(raw: unknown): string[] {
  const values: unknown[] = Array.isArray(raw) ? raw : [raw];
  return values
    .flatMap((value) => (typeof value === 'string' ? value.split(',') : []))
    .map(text)
    .filter((value) => value !== null);
}

function price(raw: unknown): number | null {
  const clean = text(raw);
  const value = Number(clean);
  return clean !== null && Number.isFinite(value) && value >= 0 ? value : null;
}

function clamp(raw: unknown, fallback: number, max = MAX_LIMIT): number {
  const value = Number(text(raw) ?? Number.NaN);
  return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 1), max) : fallback;
}
