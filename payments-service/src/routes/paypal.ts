import { createRoute } from '@hono/zod-openapi';
import { PAYMENT_FALLBACKS } from '@kiln/contracts/api-error';
import { toMinorUnits } from '@kiln/contracts/money';
import { capturePayPalSchema, createInDollarsSchema } from '@kiln/contracts/payments-schema';
import { startPayment } from '../orders/start-payment';
import { verifyPayment } from '../orders/verify-payment';
import { commandOf, CREATE_DESCRIPTION, createdAnswer, createHeaders, createResponses } from './create-call';
import type { RouteDeps } from './deps';
import { createRouter, jsonBody } from './openapi';
import { verificationResponses } from './verify-call';

const createOrder = createRoute({
  method: 'post',
  path: '/paypal/create-order',
  tags: ['Payments'],
  summary: 'Start a payment by PayPal',
  description: `${CREATE_DESCRIPTION} \`amount\` is in dollars. \`orderID\` is what PayPal’s button approves.`,
  request: { ...jsonBody(createInDollarsSchema), headers: createHeaders },
  responses: createResponses,
});

const captureOrder = createRoute({
  method: 'post',
  path: '/paypal/capture-order',
  tags: ['Payments'],
  summary: 'Take the money of an order that the buyer has approved at PayPal',
  description: 'PayPal is asked whether it is approved. Answered as verify; repeating it takes nothing twice.',
  request: jsonBody(capturePayPalSchema),
  responses: verificationResponses,
});

/** PayPal (S 7). */
export function payPalRoutes(deps: RouteDeps) {
  const router = createRouter();

  router.openapi(createOrder, async (context) => {
    const body = context.req.valid('json');
    const data = await startPayment(
      deps,
      commandOf(deps, context, body, {
        method: 'paypal',
        amount: toMinorUnits(body.amount),
        refusal: PAYMENT_FALLBACKS.createPayPalOrder,
      }),
    );
    const fields = data.next?.kind === 'approve' ? { orderID: data.next.orderID } : {};
    return context.json(createdAnswer(data, fields), 200);
  });

  router.openapi(captureOrder, async (context) => {
    const data = await verifyPayment(deps, {
      id: context.req.valid('json').orderID,
      browserKey: deps.browser.read(context),
      fallback: PAYMENT_FALLBACKS.capturePayPalOrder,
      method: 'paypal',
    });
    return context.json({ success: true as const, data }, 200);
  });

  return router;
}
