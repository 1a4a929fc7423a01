import { createRoute } from '@hono/zod-openapi';
import { PAYMENT_FALLBACKS } from '@kiln/contracts/api-error';
import { toMinorUnits } from '@kiln/contracts/money';
import { createInDollarsSchema } from '@kiln/contracts/payments-schema';
import { startPayment } from '../orders/start-payment';
import { commandOf, CREATE_DESCRIPTION, createdAnswer, createHeaders, createResponses } from './create-call';
import type { RouteDeps } from './deps';
import { createRouter, jsonBody } from './openapi';

const createBnpl = createRoute({
  method: 'post',
  path: '/bnpl/create',
  tags: ['Payments'],
  summary: 'Start a payment in instalments',
  description: `${CREATE_DESCRIPTION} \`amount\` is in dollars. The browser confirms and is sent to the lender and back.`,
  request: { ...jsonBody(createInDollarsSchema), headers: createHeaders },
  responses: createResponses,
});

/** Buy now, pay later (S 7). */
export function bnplRoutes(deps: RouteDeps) {
  const router = createRouter();
  router.openapi(createBnpl, async (context) => {
    const body = context.req.valid('json');
    const call = {
      method: 'bnpl' as const,
      amount: toMinorUnits(body.amount),
      refusal: PAYMENT_FALLBACKS.createBnpl,
    };
    return context.json(createdAnswer(await startPayment(deps, commandOf(deps, context, body, call))), 200);
  });
  return router;
}
