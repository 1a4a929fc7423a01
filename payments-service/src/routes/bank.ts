import { createRoute } from '@hono/zod-openapi';
import { PAYMENT_FALLBACKS } from '@kiln/contracts/api-error';
import { toMinorUnits } from '@kiln/contracts/money';
import { createInDollarsSchema, verifyBankSchema } from '@kiln/contracts/payments-schema';
import { startPayment } from '../orders/start-payment';
import { verifyPayment } from '../orders/verify-payment';
import { commandOf, CREATE_DESCRIPTION, createdAnswer, createHeaders, createResponses } from './create-call';
import type { RouteDeps } from './deps';
import { createRouter, jsonBody } from './openapi';
import { verificationResponses } from './verify-call';

const createTransfer = createRoute({
  method: 'post',
  path: '/bank/create',
  tags: ['Payments'],
  summary: 'Start a bank transfer',
  description: `${CREATE_DESCRIPTION} \`amount\` is in dollars. Account numbers go from the browser to the provider, never here.`,
  request: { ...jsonBody(createInDollarsSchema), headers: createHeaders },
  responses: createResponses,
});

const verifyTransfer = createRoute({
  method: 'post',
  path: '/bank/verify',
  tags: ['Payments'],
  summary: 'Ask how far a bank transfer is',
  request: jsonBody(verifyBankSchema),
  responses: verificationResponses,
});

/** Bank transfers (S 7). */
export function bankRoutes(deps: RouteDeps) {
  const router = createRouter();

  router.openapi(createTransfer, async (context) => {
    const body = context.req.valid('json');
    const data = await startPayment(
      deps,
      commandOf(deps, context, body, {
        method: 'bank_transfer',
        amount: toMinorUnits(body.amount),
        refusal: PAYMENT_FALLBACKS.createBankTransfer,
      }),
    );
    return context.json(createdAnswer(data, { transferId: data.paymentId }), 200);
  });

  router.openapi(verifyTransfer, async (context) => {
    const data = await verifyPayment(deps, {
      id: context.req.valid('json').transfer_id,
      browserKey: deps.browser.read(context),
      fallback: PAYMENT_FALLBACKS.verifyBankTransfer,
      method: 'bank_transfer',
    });
    return context.json({ success: true as const, data }, 200);
  });

  return router;
}
