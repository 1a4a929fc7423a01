import { PRODUCT_FALLBACKS, type ProductList } from '@kiln/contracts/catalog-api';
import { useContent } from '../../../lib/use-content';
import { productsKey, type ShopFilters } from '../shop-filters';

/** S 8's text for a list that failed, by what was asked for. */
function fallbackMessage({ search, category, tags }: ShopFilters): string {
  if (search) return PRODUCT_FALLBACKS.search;
  if (category) return PRODUCT_FALLBACKS.byCategory;
  return tags.length > 0 ? PRODUCT_FALLBACKS.byTags : PRODUCT_FALLBACKS.list;
}

/** The shop's products for these filters; the last list stays until the next is here. */
export function useProducts(filters: ShopFilters) {
  return useContent<ProductList>(productsKey(filters), fallbackMessage(filters), { keepPreviousData: true });
}
