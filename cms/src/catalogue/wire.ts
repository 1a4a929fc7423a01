/** The catalogue as other services read it (S 3, S 7). Prices in dollars; URLs relative to the one origin. */
export interface CatalogMedia {
  url: string;
  alternativeText: string;
  mime: string;
  /** Pixels; null where they could not be measured (videos). */
  width: number | null;
  height: number | null;
  /** Smaller renditions of a picture, by width, ascending. */
  renditions: { url: string; width: number }[];
}

export interface CatalogTerm {
  slug: string;
  name: string;
}

export interface CatalogProduct {
  id: number;
  title: string;
  slug: string;
  description: string;
  price: number;
  originalPrice: number | null;
  /** 'draft' is seen by administrators only. */
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

export interface PriceBounds {
  min: number;
  max: number;
}

export interface CatalogFacets {
  categories: FacetCount[];
  tags: FacetCount[];
  price: PriceBounds;
}

export interface ProductList {
  products: CatalogProduct[];
  /** `total` are the matches. */
  pagination: { page: number; limit: number; total: number; pageCount: number };
  /** All published products. */
  published: number;
  facets?: CatalogFacets;
}

export interface PriceListFile {
  deliverableId: string;
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
  /** What is new in this version. */
  note: string | null;
  /** ISO 8601. */
  releasedAt: string;
}

export interface PriceListEntry {
  id: number;
  title: string;
  /** Dollars. */
  price: number;
  image: string | null;
  files: PriceListFile[];
}
