import { PRODUCT_FALLBACKS, type CatalogProduct, type ProductList } from '@kiln/contracts/catalog-api';
import { useContent } from '../../../lib/use-content';
import { relatedTo } from '../related';

/** Four assets near to this one: from its category, filled up from the front of the shop. */
export function useRelated(product: CatalogProduct) {
  const category = product.category && `/api/products?category=${product.category.slug}&limit=12`;
  const near = useContent<ProductList>(category, PRODUCT_FALLBACKS.byCategory);
  const front = useContent<ProductList>('/api/products?limit=12', PRODUCT_FALLBACKS.list);
  const candidates = [...(near.data?.products ?? []), ...(front.data?.products ?? [])];
  return { related: relatedTo(product, candidates), isLoading: near.isLoading || front.isLoading };
}
