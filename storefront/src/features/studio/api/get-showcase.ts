import { PRODUCT_FALLBACKS } from '@kiln/contracts/api-error';
import type { CatalogMedia, CatalogProduct, ProductList } from '@kiln/contracts/catalog-api';
import { useContent } from '../../../lib/use-content';

/** The newest dozen, whose pictures illustrate the studio's own pages. */
export const SHOWCASE_KEY = '/api/products?limit=12';

export const useShowcase = () => useContent<ProductList>(SHOWCASE_KEY, PRODUCT_FALLBACKS.list);

/** The product of a category, for a section that speaks about that kind of work. */
export function ofCategory(products: readonly CatalogProduct[] = [], slug: string): CatalogProduct | undefined {
  return products.find(({ category }) => category?.slug === slug);
}

/** A product's picture by its place, or its cover. */
export function pictureOf(product: CatalogProduct | undefined, place = 0): CatalogMedia | undefined {
  return product?.images[place] ?? product?.images[0];
}
