import { createRoute, z } from '@hono/zod-openapi';
import { dailySalesSchema, mailFailuresSchema, shopHealthSchema } from '@kiln/contracts/admin-health-schema';
import { dailySales } from '../admin/daily-sales';
import { listMailFailures, retryMail } from '../admin/mail-failures';
import { shopHealth } from '../admin/shop-health';
import { ADMIN_FAILURES, ADMIN_ROUTE } from './admin-route';
import type { RouteDeps } from './deps';
import { createRouter, failure, success } from './openapi';

const REFUSED = { 401: ADMIN_FAILURES[401], 422: ADMIN_FAILURES[422] };

const sales = createRoute({
  ...ADMIN_ROUTE,
  method: 'get',
  path: '/sales/days',
  summary: 'What all orders brought, by day',
  request: { query: z.object({ since: z.iso.date() }) },
  responses: { 200: success(dailySalesSchema, 'Sales by day'), ...REFUSED },
});

const health = createRoute({
  ...ADMIN_ROUTE,
  method: 'get',
  path: '/health',
  summary: 'Providers, their webhooks, and the sweeps',
  responses: { 200: success(shopHealthSchema, 'As it is now'), 401: ADMIN_FAILURES[401] },
});

const failures = createRoute({
  ...ADMIN_ROUTE,
  method: 'get',
  path: '/mail-failures',
  summary: 'Mails that were refused, came back or were called spam',
  responses: { 200: success(mailFailuresSchema, 'Of the last 30 days'), 401: ADMIN_FAILURES[401] },
});

const retry = createRoute({
  ...ADMIN_ROUTE,
  method: 'post',
  path: '/mails/{jobId}/retry',
  summary: 'Send a refused mail anew',
  request: { params: z.object({ jobId: z.string().max(60) }) },
  responses: { 200: success(mailFailuresSchema, 'What is left'), ...REFUSED, 404: failure('`not_found`') },
});

/** What the panel's home page shows. */
export function adminHealthRoutes(deps: RouteDeps) {
  const router = createRouter();

  router.openapi(sales, async (context) =>
    context.json({ success: true as const, data: await dailySales(deps, context.req.valid('query').since) }, 200),
  );
  router.openapi(health, async (context) =>
    context.json({ success: true as const, data: await shopHealth(deps) }, 200),
  );
  router.openapi(failures, async (context) =>
    context.json({ success: true as const, data: await listMailFailures(deps) }, 200),
  );
  router.openapi(retry, async (context) => {
    await retryMail(deps, context.req.valid('param').jobId, context.var.actor);
    return context.json({ success: true as const, data: await listMailFailures(deps) }, 200);
  });

  return router;
}
