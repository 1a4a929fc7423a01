import { PRODUCT_FALLBACKS, type CatalogProduct, type ProductList } from '@kiln/contracts/catalog-api';
import { useContent } from '../../../lib/use-content';

/** The server's default is six, published only (S 7). */
export const FEATURED_KEY = '/api/products?featured=true';

export const useFeaturedProducts = () => useContent<ProductList>(FEATURED_KEY, PRODUCT_FALLBACKS.featured);

/** The featured asset that opens the home page: a 3D one if there is one, for its render. */
export function heroProduct(products: readonly CatalogProduct[] = []): CatalogProduct | undefined {
  return products.find(({ category }) => category?.slug === '3d') ?? products[0];
}
