import { createHash } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import { createdPaymentSchema, successOf, verificationSchema } from '@kiln/contracts/payments-answers-schema';
import {
  confirmIntentSchema,
  createIntentSchema,
  processPaymentSchema,
  verifyPaymentSchema,
} from '@kiln/contracts/payments-schema';
import { AppError } from '../lib/app-error';
import { clientAddress } from '../middleware/client-address';
import { confirmPayment } from '../orders/confirm-payment';
import { startPayment } from '../orders/start-payment';
import { verifyPayment } from '../orders/verify-payment';
import type { RouteDeps } from './deps';
import { COMMON_FAILURES, createRouter, failure, jsonBody, jsonContent, success } from './openapi';

const TAGS = ['Payments'];

const createIntent = createRoute({
  method: 'post',
  path: '/stripe/create-intent',
  tags: TAGS,
  summary: 'Start, resume or change the payment of a checkout',
  description:
    'The same `checkout_id` is the same order. `amount` (cents) is a check: the items are priced here, and another total is answered with 409.',
  request: {
    ...jsonBody(createIntentSchema),
    headers: z.object({ 'idempotency-key': z.string().min(16).max(255).optional() }),
  },
  responses: {
    200: jsonContent(
      successOf(createdPaymentSchema).extend({ clientSecret: z.string().nullable(), paymentId: z.string() }),
      'The payment; `clientSecret` is null where nothing is left to pay',
    ),
    409: failure(
      '`totals_changed` with `data.totals` and `data.items`, `payment_in_progress`, `checkout_conflict`, `checkout_paid`: for other items',
    ),
    429: failure('`too_many_requests`: of free orders'),
    503: failure('`catalogue_unavailable`, `provider_unavailable`: nothing was charged'),
    ...COMMON_FAILURES,
  },
});

const confirm = createRoute({
  method: 'post',
  path: '/stripe/confirm',
  tags: TAGS,
  summary: 'Confirm a payment on the server',
  request: jsonBody(confirmIntentSchema),
  responses: {
    200: success(
      createdPaymentSchema.pick({ orderId: true, paymentId: true, clientSecret: true, status: true }),
      'What the payment is now',
    ),
    402: failure('`card_declined`, `insufficient_funds`, `invalid_card`, `payment_failed`'),
    404: failure('`payment_not_found`'),
    503: failure('`provider_unavailable`: unknown, ask verify'),
    ...COMMON_FAILURES,
  },
});

const verificationResponses = {
  200: success(verificationSchema, 'Paid, or on its way'),
  402: failure('Not paid: the provider’s reason'),
  404: failure('`payment_not_found`'),
  ...COMMON_FAILURES,
};

const verify = createRoute({
  method: 'post',
  path: '/verify',
  tags: TAGS,
  summary: 'Ask the provider whether a payment is paid',
  request: jsonBody(verifyPaymentSchema),
  responses: verificationResponses,
});

const process = createRoute({
  method: 'post',
  path: '/process',
  tags: TAGS,
  summary: 'Record a payment after the provider’s success in the browser',
  description: 'Writes nothing that settling by webhook does not: the provider is asked here too.',
  request: jsonBody(processPaymentSchema),
  responses: verificationResponses,
});

/** The payment calls of S 7. */
export function paymentRoutes(deps: RouteDeps) {
  const router = createRouter();

  router.openapi(createIntent, async (context) => {
    const body = context.req.valid('json');
    const key = context.req.valid('header')['idempotency-key'];
    const data = await startPayment(deps, {
      checkoutId: body.checkout_id,
      items: body.items,
      amount: body.amount,
      method: body.payment_method,
      billing: body.billing_details,
      company: body.invoice?.company || null,
      taxId: body.invoice?.tax_id || null,
      consentVersion: body.consent?.version,
      input: {},
      buyAgain: body.buy_again ?? false,
      browserKey: deps.browser.ensure(context),
      client: clientAddress(context),
      requestKey: key && requestKeyOf(key, body.billing_details.email),
    });
    const { clientSecret, paymentId } = data;
    return context.json({ success: true as const, data, clientSecret, paymentId }, 200);
  });

  router.openapi(confirm, async (context) => {
    const { paymentIntentId, paymentMethodId } = context.req.valid('json');
    const data = await confirmPayment(deps, paymentIntentId, paymentMethodId);
    return context.json({ success: true as const, data }, 200);
  });

  router.openapi(verify, async (context) => {
    const { payment_id, session_id } = context.req.valid('json');
    const data = await verifyPayment(deps, required(payment_id ?? session_id), deps.browser.read(context));
    return context.json({ success: true as const, data }, 200);
  });

  router.openapi(process, async (context) => {
    const { paymentId, id, transferId } = context.req.valid('json').result;
    const data = await verifyPayment(deps, required(paymentId ?? id ?? transferId), deps.browser.read(context));
    return context.json({ success: true as const, data }, 200);
  });

  return router;
}

/** Bound to the buyer's address: one buyer's key never answers another's order. */
function requestKeyOf(key: string, email: string): string {
  return createHash('sha256').update(`${email.toLowerCase()}\n${key}`).digest('hex');
}

function required(id: string | undefined): string {
  if (id === undefined) throw new AppError('invalid_request', 'Missing payment information');
  return id;
}
