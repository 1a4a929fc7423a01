import type { Core } from '@strapi/strapi';
import type { CountedKind } from './count-product';

export type Counts = Record<CountedKind, number>;

/** Of one product. */
export interface ProductCounts {
  inAll: Counts;
  /** Since the day that was asked for. */
  recent: Counts;
}

interface SumRow {
  number: number;
  kind: CountedKind;
  inAll: number | string;
  recent: number | string;
}

const NONE: Counts = { view: 0, cart: 0, wishlist: 0 };

/** Sums per product number, of all products or of one; what was never counted is absent. */
export async function readCounts(
  strapi: Core.Strapi,
  since: string,
  number?: number,
): Promise<Map<number, ProductCounts>> {
  const knex = strapi.db.connection;
  const rows: SumRow[] = await knex('product_counts')
    .modify((query) => number !== undefined && query.where('product_number', number))
    .groupBy('product_number', 'kind')
    .select('product_number as number', 'kind')
    .sum({ inAll: 'hits', recent: knex.raw('case when day >= ? then hits else 0 end', [since]) });
  const products = new Map<number, ProductCounts>();
  for (const { number: id, kind, inAll, recent } of rows) {
    const counts = products.get(id) ?? { inAll: { ...NONE }, recent: { ...NONE } };
    counts.inAll[kind] = Number(inAll);
    counts.recent[kind] = Number(recent);
    products.set(id, counts);
  }
  return products;
}

/** Of one product since a day; days without any are absent. */
export async function readDailyCounts(
  strapi: Core.Strapi,
  number: number,
  since: string,
): Promise<Map<string, Counts>> {
  const rows: { day: string; kind: CountedKind; hits: number }[] = await strapi.db
    .connection('product_counts')
    .where('product_number', number)
    .where('day', '>=', since)
    .select('day', 'kind', 'hits');
  const days = new Map<string, Counts>();
  for (const { day, kind, hits } of rows) days.set(day, { ...NONE, ...days.get(day), [kind]: hits });
  return days;
}
