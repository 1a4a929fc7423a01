/** A picture or video as the CMS serves it; `url` is relative to the one origin. */
export interface CatalogMedia {
  url: string;
  alternativeText: string;
  /** e.g. 'image/webp' or 'video/mp4'. */
  mime: string;
  /** Pixels; null where the CMS could not measure (videos). */
  width: number | null;
  height: number | null;
  /** Smaller renditions of a picture, by width, ascending. Empty for videos. */
  renditions: { url: string; width: number }[];
}

export interface CatalogTerm {
  slug: string;
  name: string;
}

/** A product in a list (S 3, S 7). Prices in dollars, as the CMS keeps them. */
export interface CatalogProduct {
  /** Stable public number, never reused. */
  id: number;
  title: string;
  slug: string;
  /** Short text for cards. */
  description: string;
  price: number;
  originalPrice: number | null;
  /** 'published' on the server; the shop calls it 'active' (S 4). A 'draft' comes to the link of its preview alone. */
  status: 'published' | 'draft';
  featured: boolean;
  category: CatalogTerm | null;
  subCategory: CatalogTerm | null;
  tags: CatalogTerm[];
  /** The cover first. */
  images: CatalogMedia[];
  /** ISO 8601; changes with every publication. */
  updatedAt: string;
}

/** A product on its page or in the modal: the list's fields and the rest of S 3. */
export interface CatalogProductDetail extends CatalogProduct {
  features: string[];
  previewMedia: CatalogMedia[];
  compatibleWith: string | null;
  fileSize: string | null;
  dimensions: string | null;
  dpi: string | null;
  fileFormat: string | null;
  /** ISO date. */
  createdDate: string | null;
  filesIncluded: string[];
}

export interface FacetCount extends CatalogTerm {
  count: number;
}

/** Counts for the shop's filters, over all published products; price bounds in dollars. */
export interface CatalogFacets {
  categories: FacetCount[];
  tags: FacetCount[];
  price: { min: number; max: number };
}

export const PRODUCT_SORTS = ['featured', 'price-asc', 'price-desc', 'name'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Query of GET /api/products. Prices in dollars; `tags` must all match (S 5). */
export interface ProductQuery {
  search?: string;
  category?: string;
  tags?: string[];
  minPrice?: number;
  maxPrice?: number;
  featured?: boolean;
  sort?: ProductSort;
  page?: number;
  limit?: number;
  facets?: boolean;
}

/** `data` of GET /api/products. `pagination.total` are the matches, `published` all there are. */
export interface ProductList {
  products: CatalogProduct[];
  pagination: { page: number; limit: number; total: number; pageCount: number };
  published: number;
  facets?: CatalogFacets;
}

/** Page size of the shop. */
export const SHOP_PAGE_SIZE = 24;
/** The shop's price slider (S 5, S 9), dollars; at its upper end there is no bound. */
export const PRICE_SLIDER_MAX = 1000;

/** A file for sale, as payments-service sees it. */
export interface PriceListFile {
  /** Id of the deliverable: stays through new versions. */
  deliverableId: string;
  /** Id of its newest version: immutable. */
  versionId: string;
  version: number;
  fileName: string;
  /** Bytes. */
  size: number;
  /** Hex. */
  sha256: string;
  mime: string;
  /** Path below PRIVATE_DIR. */
  storageKey: string;
  /** What is new in this version, in the editor's words. */
  note: string | null;
  /** ISO 8601; null of versions that were sold before it was kept. */
  releasedAt: string | null;
}

/** What payments-service may sell right now (internal call). */
export interface PriceListEntry {
  id: number;
  title: string;
  /** Dollars. */
  price: number;
  image: string | null;
  files: PriceListFile[];
}

/** Fallback texts of the product calls (S 8), used when the server gives none. */
export const PRODUCT_FALLBACKS = {
  list: 'Failed to fetch products',
  get: 'Failed to fetch product',
  featured: 'Failed to fetch featured products',
  search: 'Failed to search products',
  byCategory: 'Failed to fetch products by category',
  byTags: 'Failed to fetch products by tags',
  analytics: 'Failed to fetch product analytics',
  create: 'Failed to create product',
  update: 'Failed to update product',
  delete: 'Failed to delete product',
  notFound: 'Product not found',
} as const;
