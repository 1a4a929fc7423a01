import type { PriceListEntry, PriceListFile } from '@kiln/contracts/catalog-api';

/** What may be sold right now, and for how much. Prices are dollars, as the CMS keeps them. */
export interface PriceList {
  /**
   * The entries of the ids that are published; others are absent.
   * @throws AppError catalogue_unavailable
   */
  find(productIds: readonly number[]): Promise<PriceListEntry[]>;
  /**
   * The newest version of each deliverable, also of products that are no longer for sale; unknown ids are absent.
   * @throws AppError catalogue_unavailable
   */
  newestFiles(deliverableIds: readonly string[]): Promise<PriceListFile[]>;
}
