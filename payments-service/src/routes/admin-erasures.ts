import { createRoute } from '@hono/zod-openapi';
import { erasureRequestSchema, erasureSchema } from '@kiln/contracts/admin-schema';
import { erasePerson, previewErasure } from '../admin/erase-person';
import { ADMIN_FAILURES, ADMIN_ROUTE } from './admin-route';
import type { RouteDeps } from './deps';
import { COMMON_FAILURES, createRouter, failure, jsonBody, success } from './openapi';

const FAILURES = { ...COMMON_FAILURES, 401: ADMIN_FAILURES[401] } as const;

// By POST: an address in a URL would end in logs.
const preview = createRoute({
  ...ADMIN_ROUTE,
  method: 'post',
  path: '/erasures/preview',
  summary: 'The orders that erasing a person’s data would empty',
  request: jsonBody(erasureRequestSchema),
  responses: { 200: success(erasureSchema, 'Orders of the address'), ...FAILURES },
});

const erase = createRoute({
  ...ADMIN_ROUTE,
  method: 'post',
  path: '/erasures',
  summary: 'Erase a person’s data from all orders of an address',
  description: 'Amounts, items and issued invoices are kept. Links stop working. Asking again finds no orders.',
  request: jsonBody(erasureRequestSchema),
  responses: {
    200: success(erasureSchema, 'The orders that were emptied'),
    ...FAILURES,
    409: failure('`erasure_blocked`: nothing was erased'),
  },
});

/** A person's right to be forgotten. */
export function adminErasureRoutes(deps: RouteDeps) {
  const router = createRouter();

  router.openapi(preview, async (context) => {
    const data = await previewErasure(deps, context.req.valid('json').email);
    return context.json({ success: true as const, data }, 200);
  });

  router.openapi(erase, async (context) => {
    const data = await erasePerson(deps, context.req.valid('json').email, context.var.actor);
    return context.json({ success: true as const, data }, 200);
  });

  return router;
}
