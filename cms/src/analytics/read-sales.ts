import type { Core } from '@strapi/strapi';
import type { Actor } from '../auth/actor';
import { askPayments } from '../orders/payments-client';

/** Cents: what was paid with tax, less what went back. */
export interface Sales {
  purchases: number;
  revenue: number;
}

/** The contracts' `ProductSales`, which the CMS cannot import. */
export interface ProductSales extends Sales {
  productId: number;
  /** Days since the one asked for on which it was sold. */
  days: (Sales & { day: string })[];
}

export interface SalesWanted {
  /** First day to tell of by itself, 2026-11-20; left out: none. */
  since?: string;
  /** Left out: all that were sold. */
  productIds?: number[];
}

/** What payments-service knows of products; null while it does not answer. */
export async function readSales(
  strapi: Core.Strapi,
  actor: Actor,
  wanted: SalesWanted,
): Promise<ProductSales[] | null> {
  const { status, body } = await askPayments(strapi, actor, { method: 'POST', path: '/sales', body: wanted });
  return status === 200 && isAnswer(body) ? body.data.products : null;
}

/** Of the days that were asked for. */
export function recentOf(sales: ProductSales): Sales {
  return {
    purchases: sales.days.reduce((sum, { purchases }) => sum + purchases, 0),
    revenue: sales.days.reduce((sum, { revenue }) => sum + revenue, 0),
  };
}

function isAnswer(body: unknown): body is { data: { products: ProductSales[] } } {
  return typeof body === 'object' && body !== null && 'data' in body;
}
