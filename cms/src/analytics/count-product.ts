import type { Core } from '@strapi/strapi';
import { findPublished } from '../catalogue/published-products';
import { countHit, DAY, type Transaction } from '../forms/count-submission';
import { studioSettings } from '../settings';
import { dayOf } from './days';

export const COUNTED_KINDS = ['view', 'cart', 'wishlist'] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];

export interface Visitor {
  /** IP address. */
  address: string;
  userAgent: string;
}

/**
 * Counts that a product was looked at, put into a cart or saved: once a day of one browser at one address. Kept is the sum
 * alone; the keyed digest that tells a repeat goes with its day. @returns false: no such product in the shop
 */
export async function countProduct(
  strapi: Core.Strapi,
  number: number,
  kind: CountedKind,
  visitor: Visitor,
): Promise<boolean> {
  if ((await findPublished(strapi, number)) === null) return false;
  await strapi.db.transaction(async ({ trx }) => {
    if (await isNew(strapi, trx, `${kind} ${number}`, visitor)) await addOne(trx, number, kind);
  });
  return true;
}

async function isNew(strapi: Core.Strapi, trx: Transaction, what: string, visitor: Visitor): Promise<boolean> {
  const { address, userAgent } = visitor;
  // The address first: one that is past its limit adds no rows.
  const { hits } = await countHit(strapi, trx, `counted ${address}`, DAY);
  if (hits > studioSettings(strapi).countsPerAddress) return false;
  return (await countHit(strapi, trx, `counted ${what} ${address} ${userAgent}`, DAY)).hits === 1;
}

async function addOne(trx: Transaction, number: number, kind: CountedKind): Promise<void> {
  await trx('product_counts')
    .insert({ product_number: number, day: dayOf(Date.now()), kind, hits: 1 })
    .onConflict(['product_number', 'day', 'kind'])
    .merge({ hits: trx.raw('product_counts.hits + 1') });
}
