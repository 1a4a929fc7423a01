import type { Core } from '@strapi/strapi';
import type { Actor } from '../auth/actor';
import { lastDays } from './days';
import { figuresOf, type Figures } from './figures';
import { readCounts, readDailyCounts } from './read-counts';
import { readSales, recentOf } from './read-sales';

/** Who looks: payments-service is told the name; revenue is for those who may see money. */
export interface Reader {
  actor: Actor;
  seesMoney: boolean;
}

export interface ProductFigures {
  last30Days: Figures;
  inAll: Figures;
  /** The last 30 days (UTC), oldest first. */
  days: (Omit<Figures, 'conversion'> & { day: string })[];
}

/** What happened to one product: counted here, sold at payments-service. */
export async function readProductFigures(
  strapi: Core.Strapi,
  number: number,
  { actor, seesMoney }: Reader,
): Promise<ProductFigures> {
  const days = lastDays();
  const [since = ''] = days;
  const [counts, daily, sales] = await Promise.all([
    readCounts(strapi, since, number),
    readDailyCounts(strapi, number, since),
    readSales(strapi, actor, { since, productIds: [number] }),
  ]);
  const counted = counts.get(number);
  const sold = sales?.find(({ productId }) => productId === number);
  const known = { areSalesKnown: sales !== null, seesMoney };
  return {
    last30Days: figuresOf({ counts: counted?.recent, sales: sold && recentOf(sold), ...known }),
    inAll: figuresOf({ counts: counted?.inAll, sales: sold, ...known }),
    days: days.map((day) => {
      const onDay = sold?.days.find((each) => each.day === day);
      const { conversion: _, ...figures } = figuresOf({ counts: daily.get(day), sales: onDay, ...known });
      return { day, ...figures };
    }),
  };
}
