import { z } from 'zod';

/** Wire shapes of /api/payments/admin/sales. Days are UTC. */

const day = z.iso.date();
const sales = {
  purchases: z.number().int().min(0).describe('Paid orders with it, without those whose money for it has gone back'),
  revenue: z.number().int().describe('US cents kept of it: paid, tax included, less refunds and lost disputes'),
};

export const salesRequestSchema = z
  .object({
    productIds: z.array(z.number().int().min(1)).min(1).max(1_000).optional().describe('Left out: every product sold'),
    since: day.optional().describe('The first day that is told apart; left out: none is'),
  })
  .meta({ id: 'SalesRequest' });

export const salesSchema = z
  .object({
    products: z
      .array(
        z.object({
          productId: z.number().int(),
          ...sales,
          days: z.array(z.object({ day, ...sales })).describe('Days since `since` on which it was sold, oldest first'),
        }),
      )
      .describe('Products that were sold, in all'),
  })
  .meta({ id: 'Sales' });

export type SalesRequest = z.infer<typeof salesRequestSchema>;
export type ProductSales = z.infer<typeof salesSchema>['products'][number];
