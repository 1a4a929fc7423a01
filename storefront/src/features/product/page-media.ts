import type { CatalogMedia, CatalogProductDetail } from '@kiln/contracts/catalog-api';

export const PAGE_PICTURE_SIZES = '(min-width: 68rem) 64vw, 94vw';

/** The page opens with the preview video when there is one (S 2), then the pictures, the cover first. */
export function pageMedia(product: CatalogProductDetail): CatalogMedia[] {
  return [...product.previewMedia, ...product.images];
}
