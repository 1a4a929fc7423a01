import type { CatalogProduct, CatalogProductDetail, ProductList } from '@kiln/contracts/catalog-api';

/** A product as the catalogue serves it; say what the test is about. */
export function product(id: number, change: Partial<CatalogProduct> = {}): CatalogProduct {
  return {
    id,
    title: `Asset ${id}`,
    slug: `asset-${id}`,
    description: `About asset ${id}`,
    price: 10 + id,
    originalPrice: null,
    status: 'published',
    featured: false,
    category: { slug: 'icons', name: 'Icons' },
    subCategory: null,
    tags: [],
    images: [picture(`/uploads/${id}.webp`)],
    updatedAt: '2026-11-01T00:00:00.000Z',
    ...change,
  };
}

export function picture(url: string, mime = 'image/webp') {
  return { url, alternativeText: `Picture ${url}`, mime, width: 1600, height: 1200, renditions: [] };
}

export function detail(id: number, change: Partial<CatalogProductDetail> = {}): CatalogProductDetail {
  return {
    ...product(id),
    features: [],
    previewMedia: [],
    compatibleWith: null,
    fileSize: null,
    dimensions: null,
    dpi: null,
    fileFormat: null,
    createdDate: null,
    filesIncluded: [],
    ...change,
  };
}

/** A list as GET /api/products answers it, facets included. */
export function productList(products: CatalogProduct[], change: Partial<ProductList> = {}): ProductList {
  return {
    products,
    pagination: { page: 1, limit: 24, total: products.length, pageCount: 1 },
    published: products.length,
    facets: {
      categories: [{ slug: 'icons', name: 'Icons', count: products.length }],
      tags: [
        { slug: 'svg', name: 'SVG', count: 2 },
        { slug: 'pbr', name: 'PBR', count: 1 },
      ],
      price: { min: 11, max: 40 },
    },
    ...change,
  };
}
