import { PRODUCT_FALLBACKS } from '@kiln/contracts/api-error';
import type { ProductList } from '@kiln/contracts/catalog-api';
import { useContent } from '../../../lib/use-content';

/** The server's default is six, published only (S 7). */
export const FEATURED_KEY = '/api/products?featured=true';

export const useFeaturedProducts = () => useContent<ProductList>(FEATURED_KEY, PRODUCT_FALLBACKS.featured);
