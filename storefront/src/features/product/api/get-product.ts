import { PRODUCT_FALLBACKS, type CatalogProductDetail } from '@kiln/contracts/catalog-api';
import { useContent } from '../../../lib/use-content';

/** Answer of GET /api/products/{id}. */
export interface ProductAnswer {
  product: CatalogProductDetail;
}

export const productKey = (id: number) => `/api/products/${id}`;

/** The product with this number; an unknown one is an error of status 404, 'Product not found'. */
export function useProduct(id: number) {
  const { data, error, ...rest } = useContent<ProductAnswer>(productKey(id), PRODUCT_FALLBACKS.get, {
    onErrorRetry: (failure, _key, _config, revalidate, { retryCount }) => {
      if (failure.status !== 404 && retryCount < 5) setTimeout(() => void revalidate({ retryCount }), 3_000);
    },
  });
  const notFound = error?.status === 404;
  return { product: data?.product, notFound, error: notFound ? undefined : error, ...rest };
}

/** A product number of an address: digits only (S 3), else null. */
export function productId(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
