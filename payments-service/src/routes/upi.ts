import { createRoute } from '@hono/zod-openapi';
import { PAYMENT_FALLBACKS } from '@kiln/contracts/api-error';
import { toMinorUnits } from '@kiln/contracts/money';
import { createUpiSchema, verifyUpiSchema } from '@kiln/contracts/payments-schema';
import { startPayment } from '../orders/start-payment';
import { verifyPayment } from '../orders/verify-payment';
import { commandOf, CREATE_DESCRIPTION, createdAnswer, createHeaders, createResponses } from './create-call';
import type { RouteDeps } from './deps';
import { createRouter, jsonBody } from './openapi';
import { verificationResponses } from './verify-call';

const createUpi = createRoute({
  method: 'post',
  path: '/upi/create',
  tags: ['Payments'],
  summary: 'Start a payment by UPI',
  description: `${CREATE_DESCRIPTION} \`amount\` is in dollars; \`data.charge\` says how many rupees are asked, \`data.next\` has the QR code.`,
  request: { ...jsonBody(createUpiSchema), headers: createHeaders },
  responses: createResponses,
});

const verifyUpi = createRoute({
  method: 'post',
  path: '/upi/verify',
  tags: ['Payments'],
  summary: 'Ask whether a UPI payment is paid',
  request: jsonBody(verifyUpiSchema),
  responses: verificationResponses,
});

/** UPI (S 7). */
export function upiRoutes(deps: RouteDeps) {
  const router = createRouter();

  router.openapi(createUpi, async (context) => {
    const body = context.req.valid('json');
    const data = await startPayment(
      deps,
      commandOf(deps, context, body, {
        method: 'upi',
        amount: toMinorUnits(body.amount),
        refusal: PAYMENT_FALLBACKS.createUpi,
        input: body.upi_id === undefined ? {} : { upiId: body.upi_id },
      }),
    );
    return context.json(createdAnswer(data), 200);
  });

  router.openapi(verifyUpi, async (context) => {
    const data = await verifyPayment(deps, {
      id: context.req.valid('json').payment_id,
      browserKey: deps.browser.read(context),
      fallback: PAYMENT_FALLBACKS.verifyUpi,
      method: 'upi',
    });
    return context.json({ success: true as const, data }, 200);
  });

  return router;
}
