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

/** What payments-service knows of these products, or of all that were sold; null while it does not answer. */
export async function readSales(
  strapi: Core.Strapi,
  actor: Actor,
  since: string,
  productIds?: number[],
): Promise<ProductSales[] | null> {
  const call = { method: 'POST', path: '/sales', body: { since, ...(productIds && { productIds }) } } as const;
  const { status, body } = await askPayments(strapi, actor, call);
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
