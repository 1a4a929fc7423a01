import { createRoute } from '@hono/zod-openapi';
import { salesRequestSchema, salesSchema } from '@kiln/contracts/admin-sales-schema';
import { productSales } from '../admin/product-sales';
import { ADMIN_FAILURES, ADMIN_ROUTE } from './admin-route';
import type { RouteDeps } from './deps';
import { createRouter, jsonBody, success } from './openapi';

const sales = createRoute({
  ...ADMIN_ROUTE,
  method: 'post',
  path: '/sales',
  summary: 'What was sold of products, by day and in all',
  description: 'A reading call; its list of products may be too long for an address.',
  request: jsonBody(salesRequestSchema),
  responses: {
    200: success(salesSchema, 'Products that were sold'),
    401: ADMIN_FAILURES[401],
    422: ADMIN_FAILURES[422],
  },
});

/** Sales, for the numbers and lists of the CMS's panel. */
export function adminSalesRoutes(deps: RouteDeps) {
  const router = createRouter();
  router.openapi(sales, async (context) =>
    context.json({ success: true as const, data: await productSales(deps, context.req.valid('json')) }, 200),
  );
  return router;
}
