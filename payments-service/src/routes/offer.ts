import { createRoute, z } from '@hono/zod-openapi';
import { offeredMethodSchema, paymentsConfigSchema } from '@kiln/contracts/payments-answers-schema';
import { PAYMENT_METHODS, recommendedMethods } from '@kiln/contracts/payment-methods';
import type { RouteDeps } from './deps';
import { createRouter, failure, success } from './openapi';

const methods = createRoute({
  method: 'get',
  path: '/methods',
  tags: ['Payments'],
  summary: 'The payment methods on offer, by priority',
  request: {
    query: z.object({
      amount: z.coerce.number().int().min(0).optional().describe('Cents; decides what is recommended'),
      region: z.string().length(2).optional().describe('ISO 3166 country'),
    }),
  },
  responses: { 200: success(z.array(offeredMethodSchema), 'Methods'), 422: failure('`invalid_request`') },
});

const config = createRoute({
  method: 'get',
  path: '/config',
  tags: ['Payments'],
  summary: 'What the browser needs to load the providers’ scripts',
  responses: { 200: success(paymentsConfigSchema, 'Configuration') },
});

/** What the checkout asks before anything is paid. */
export function offerRoutes(deps: RouteDeps) {
  const router = createRouter();

  router.openapi(methods, (context) => {
    const { amount, region } = context.req.valid('query');
    const recommended = amount === undefined ? [] : recommendedMethods(amount, region);
    const offered = deps.providers.offered();
    const data = PAYMENT_METHODS.filter(({ id }) => offered.includes(id))
      .toSorted((left, right) => left.priority - right.priority)
      .map((method) => ({ ...method, enabled: true, recommended: recommended.includes(method.id) }));
    return context.json({ success: true as const, data }, 200);
  });

  router.openapi(config, (context) => context.json({ success: true as const, data: deps.paymentsConfig }, 200));

  return router;
}
