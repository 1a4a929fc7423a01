import { z } from 'zod';
import { AppError } from '../lib/app-error';
import { askTogether } from './ask-together';
import type { PriceList } from './price-list';

const fileSchema = z.object({
  deliverableId: z.string(),
  versionId: z.string(),
  version: z.number().int(),
  fileName: z.string(),
  size: z.number().int().min(0),
  sha256: z.string(),
  mime: z.string(),
  storageKey: z.string(),
  note: z.string().nullable().default(null),
  releasedAt: z.string().nullable().default(null),
});
const entrySchema = z.object({
  id: z.number().int(),
  title: z.string(),
  price: z.number().min(0),
  image: z.string().nullable(),
  files: z.array(fileSchema),
});
const priceListSchema = answerOf(z.object({ products: z.array(entrySchema) }));
const deliverablesSchema = answerOf(z.object({ files: z.array(fileSchema) }));

/** The CMS reads no more of one request. */
const MOST_IDS = 200;

export interface CmsPriceListOptions {
  cmsUrl: URL;
  serviceSecret: string;
  timeoutMs: number;
}

/** The CMS's internal price list. Never cached: a changed price has to count at once. */
export function createCmsPriceList({ cmsUrl, serviceSecret, timeoutMs }: CmsPriceListOptions): PriceList {
  const ask = async <Data>(path: string, ids: readonly (number | string)[], schema: z.ZodType<{ data: Data }>) => {
    const url = new URL(path, cmsUrl);
    url.searchParams.set('ids', ids.join(','));
    try {
      const response = await fetch(url, {
        headers: { authorization: `Bearer ${serviceSecret}` },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`The CMS answered ${response.status}`);
      return schema.parse(await response.json()).data;
    } catch (cause) {
      throw new AppError('catalogue_unavailable', 'Prices cannot be checked right now. Please try again in a moment.', {
        cause,
      });
    }
  };
  const askPrices = askTogether(
    (ids: readonly number[]) => ask('/api/internal/price-list', ids, priceListSchema),
    MOST_IDS,
  );
  return {
    find: async (productIds) => (await askPrices(productIds)).products.filter(({ id }) => productIds.includes(id)),
    newestFiles: async (ids) => (await ask('/api/internal/deliverables', ids, deliverablesSchema)).files,
  };
}

function answerOf<Data extends z.ZodType>(data: Data) {
  return z.object({ success: z.literal(true), data });
}
