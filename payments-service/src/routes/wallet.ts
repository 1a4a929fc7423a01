import { createRoute } from '@hono/zod-openapi';
import { PAYMENT_FALLBACKS } from '@kiln/contracts/api-error';
import { createWalletSchema } from '@kiln/contracts/payments-schema';
import { startPayment } from '../orders/start-payment';
import { commandOf, CREATE_DESCRIPTION, createdAnswer, createHeaders, createResponses } from './create-call';
import type { RouteDeps } from './deps';
import { createRouter, jsonBody } from './openapi';

const createWallet = createRoute({
  method: 'post',
  path: '/wallet/create',
  tags: ['Payments'],
  summary: 'Start a payment by Apple Pay or Google Pay',
  description: `${CREATE_DESCRIPTION} \`amount\` is in cents. As stripe/create-intent with the wallet as its method.`,
  request: { ...jsonBody(createWalletSchema), headers: createHeaders },
  responses: createResponses,
});

/** Wallets (S 7). */
export function walletRoutes(deps: RouteDeps) {
  const router = createRouter();
  router.openapi(createWallet, async (context) => {
    const body = context.req.valid('json');
    const call = { method: body.payment_method, amount: body.amount, refusal: PAYMENT_FALLBACKS.createWallet };
    return context.json(createdAnswer(await startPayment(deps, commandOf(deps, context, body, call))), 200);
  });
  return router;
}
