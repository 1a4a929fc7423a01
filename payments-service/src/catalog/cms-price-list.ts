import type { PriceListEntry } from '@kiln/contracts/catalog-api';
import { z } from 'zod';
import { AppError } from '../lib/app-error';
import type { PriceList } from './price-list';

const answerSchema = z.object({
  success: z.literal(true),
  data: z.object({
    products: z.array(
      z.object({
        id: z.number().int(),
        title: z.string(),
        price: z.number().min(0),
        image: z.string().nullable(),
        files: z.array(
          z.object({
            deliverableId: z.string(),
            versionId: z.string(),
            version: z.number().int(),
            fileName: z.string(),
            size: z.number().int().min(0),
            sha256: z.string(),
            mime: z.string(),
            storageKey: z.string(),
          }),
        ),
      }),
    ),
  }),
});

export interface CmsPriceListOptions {
  cmsUrl: URL;
  serviceSecret: string;
  timeoutMs: number;
}

/** The CMS's internal price list. Never cached: a changed price has to count at once. */
export function createCmsPriceList({ cmsUrl, serviceSecret, timeoutMs }: CmsPriceListOptions): PriceList {
  return {
    async find(productIds): Promise<PriceListEntry[]> {
      const url = new URL('/api/internal/price-list', cmsUrl);
      url.searchParams.set('ids', productIds.join(','));
      try {
        const response = await fetch(url, {
          headers: { authorization: `Bearer ${serviceSecret}` },
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) throw new Error(`The price list answered ${response.status}`);
        return answerSchema.parse(await response.json()).data.products;
      } catch (cause) {
        throw new AppError(
          'catalogue_unavailable',
          'Prices cannot be checked right now. Please try again in a moment.',
          {
            cause,
          },
        );
      }
    },
  };
}
