import { createRoute } from '@hono/zod-openapi';
import { VERIFICATION_MESSAGES } from '@kiln/contracts/api-error';
import { processPaymentSchema, verifyPaymentSchema } from '@kiln/contracts/payments-schema';
import { AppError } from '../lib/app-error';
import { verifyPayment } from '../orders/verify-payment';
import type { RouteDeps } from './deps';
import { createRouter, jsonBody } from './openapi';
import { verificationResponses } from './verify-call';

const verify = createRoute({
  method: 'post',
  path: '/verify',
  tags: ['Payments'],
  summary: 'Ask the provider whether a payment is paid',
  description: 'By our id, the provider’s (Stripe’s `payment_intent`), or PayPal’s order.',
  request: jsonBody(verifyPaymentSchema),
  responses: verificationResponses,
});

const process = createRoute({
  method: 'post',
  path: '/process',
  tags: ['Payments'],
  summary: 'Record a payment after the provider’s success in the browser',
  description: 'Writes nothing that settling by webhook does not: the provider is asked here too.',
  request: jsonBody(processPaymentSchema),
  responses: verificationResponses,
});

/** Verification and recording, of any method (S 7). */
export function verifyRoutes(deps: RouteDeps) {
  const router = createRouter();

  router.openapi(verify, async (context) => {
    const { payment_id, session_id } = context.req.valid('json');
    const id = required(payment_id ?? session_id);
    const data = await verifyPayment(deps, { id, browserKey: deps.browser.read(context) });
    return context.json({ success: true as const, data }, 200);
  });

  router.openapi(process, async (context) => {
    const { paymentId, id, transferId } = context.req.valid('json').result;
    const given = required(paymentId ?? transferId ?? id);
    const data = await verifyPayment(deps, { id: given, browserKey: deps.browser.read(context) });
    return context.json({ success: true as const, data }, 200);
  });

  return router;
}

function required(id: string | undefined): string {
  if (id === undefined) throw new AppError('invalid_request', VERIFICATION_MESSAGES.missing);
  return id;
}
