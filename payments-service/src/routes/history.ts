import { createRoute, z } from '@hono/zod-openapi';
import { historyEntrySchema } from '@kiln/contracts/payments-answers-schema';
import { administratorsOnly } from '../middleware/administrators-only';
import { listHistory } from '../orders/list-history';
import type { RouteDeps } from './deps';
import { createRouter, failure, success } from './openapi';

const history = createRoute({
  method: 'get',
  path: '/history',
  tags: ['Payments'],
  summary: 'Payments, newest first',
  description: 'For the service token or an administrator’s access token only.',
  security: [{ bearer: [] }],
  request: {
    query: z.object({
      userId: z.string().max(254).optional().describe('E-mail address of the buyer, or id of an order'),
      page: z.coerce.number().int().min(1).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
  },
  responses: { 200: success(z.array(historyEntrySchema), 'Payments'), 401: failure('`unauthorized`') },
});

/** The payment history of S 7. */
export function historyRoutes(deps: RouteDeps) {
  const router = createRouter();
  router.use('/history', administratorsOnly(deps));
  router.openapi(history, async (context) => {
    const { userId, page, limit } = context.req.valid('query');
    const data = await listHistory(deps, { customer: userId, page, limit });
    return context.json({ success: true as const, data }, 200);
  });
  return router;
}
