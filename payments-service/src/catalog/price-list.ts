import type { PriceListEntry } from '@kiln/contracts/catalog-api';

/** What may be sold right now, and for how much. Prices are dollars, as the CMS keeps them. */
export interface PriceList {
  /**
   * The entries of the ids that are published; others are absent.
   * @throws AppError catalogue_unavailable
   */
  find(productIds: readonly number[]): Promise<PriceListEntry[]>;
}
