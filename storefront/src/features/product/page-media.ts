import type { CatalogMedia, CatalogProductDetail } from '@kiln/contracts/catalog-api';
import { isModel } from '../../components/media/image-sources';

export const PAGE_PICTURE_SIZES = '(min-width: 68rem) 64vw, 94vw';

/**
 * The page opens with the preview when there is one (S 2), then come the pictures, the cover first. A model shows the
 * cover until it is asked for, so the cover does not come a second time.
 */
export function pageMedia({ previewMedia, images }: CatalogProductDetail): CatalogMedia[] {
  return [...previewMedia, ...(previewMedia.some(isModel) ? images.slice(1) : images)];
}
