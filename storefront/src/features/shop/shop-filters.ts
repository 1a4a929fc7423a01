import { PRODUCT_SORTS, SHOP_PAGE_SIZE, type ProductSort } from '@kiln/contracts/catalog-api';
import { FULL_RANGE, typedPrice, withMax, withMin, type PriceRange } from './price-range';

/** What the shop shows, as its address says it. */
export interface ShopFilters {
  search: string;
  /** Slug, or '' for all. */
  category: string;
  /** Slugs; all must match (S 5). */
  tags: string[];
  price: PriceRange;
  sort: ProductSort;
  /** How many pages of 24 are shown. */
  pages: number;
}

export const NO_FILTERS: ShopFilters = {
  search: '',
  category: '',
  tags: [],
  price: FULL_RANGE,
  sort: 'featured',
  pages: 1,
};

const MAX_PAGES = 40;

/** Reads the address; what makes no sense counts as not said. */
export function readFilters(params: URLSearchParams): ShopFilters {
  const pages = Number(params.get('pages'));
  const min = params.get('min');
  const max = params.get('max');
  const upper = max === null ? FULL_RANGE : withMax(FULL_RANGE, typedPrice(max));
  return {
    search: params.get('q')?.trim() ?? '',
    category: params.get('category') ?? '',
    tags: [...new Set((params.get('tags') ?? '').split(',').filter(Boolean))],
    price: min === null ? upper : withMin(upper, typedPrice(min)),
    sort: PRODUCT_SORTS.find((sort) => sort === params.get('sort')) ?? NO_FILTERS.sort,
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, MAX_PAGES) : 1,
  };
}

/** The address of these filters: '' or '?…', only what differs from none. */
export function filtersSearch({ search, category, tags, price, sort, pages }: ShopFilters): string {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (category) params.set('category', category);
  if (tags.length > 0) params.set('tags', tags.join(','));
  if (price.min > 0) params.set('min', String(price.min));
  if (price.max < FULL_RANGE.max) params.set('max', String(price.max));
  if (sort !== NO_FILTERS.sort) params.set('sort', sort);
  if (pages > 1) params.set('pages', String(pages));
  const text = params.toString();
  return text && `?${text}`;
}

/** A change of what is wanted starts again at the first page. */
export function changed(filters: ShopFilters, change: Partial<ShopFilters>): ShopFilters {
  return { ...filters, pages: 1, ...change };
}

/** True when the list is narrowed; the order does not narrow it. */
export function isFiltered({ search, category, tags, price }: ShopFilters): boolean {
  return Boolean(search || category || tags.length > 0 || price.min > 0 || price.max < FULL_RANGE.max);
}

/** True when the first product is set large: the studio's own order, nothing left out. */
export function hasLead(filters: ShopFilters): boolean {
  return !isFiltered(filters) && filters.sort === 'featured';
}

/** GET /api/products for these filters. Pages come as one longer list, so nothing is missed or doubled between them. */
export function productsKey({ search, category, tags, price, sort, pages }: ShopFilters): string {
  const query = new URLSearchParams({ limit: String(SHOP_PAGE_SIZE * pages), facets: 'true', sort });
  if (search) query.set('search', search);
  if (category) query.set('category', category);
  if (tags.length > 0) query.set('tags', tags.join(','));
  if (price.min > 0) query.set('minPrice', String(price.min));
  if (price.max < FULL_RANGE.max) query.set('maxPrice', String(price.max));
  return `/api/products?${query.toString()}`;
}
