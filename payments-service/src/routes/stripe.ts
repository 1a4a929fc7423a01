import { createRoute } from '@hono/zod-openapi';
import { CHECKOUT_MESSAGES, PAYMENT_FALLBACKS } from '@kiln/contracts/api-error';
import { createdPaymentSchema } from '@kiln/contracts/payments-answers-schema';
import { confirmIntentSchema, createIntentSchema } from '@kiln/contracts/payments-schema';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import { AppError } from '../lib/app-error';
import { clientAddress } from '../middleware/client-address';
import { confirmPayment } from '../orders/confirm-payment';
import { startPayment } from '../orders/start-payment';
import { commandOf, CREATE_DESCRIPTION, createdAnswer, createHeaders, createResponses } from './create-call';
import type { RouteDeps } from './deps';
import { COMMON_FAILURES, createRouter, failure, jsonBody, success } from './openapi';

const TAGS = ['Payments'];
/** The other methods have calls of their own. */
const METHODS: readonly PaymentMethodId[] = ['card', 'apple_pay', 'google_pay'];

const createIntent = createRoute({
  method: 'post',
  path: '/stripe/create-intent',
  tags: TAGS,
  summary: 'Start, resume or change the payment of a checkout by card or wallet',
  description: `${CREATE_DESCRIPTION} \`amount\` is in cents.`,
  request: { ...jsonBody(createIntentSchema), headers: createHeaders },
  responses: createResponses,
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
    404: failure('`payment_not_found`, also of another browser’s'),
    429: failure('`slow_down` after declined cards, with `Retry-After`'),
    503: failure('`provider_unavailable`: unknown, ask verify'),
    ...COMMON_FAILURES,
  },
});

/** Cards (S 7). */
export function stripeRoutes(deps: RouteDeps) {
  const router = createRouter();

  router.openapi(createIntent, async (context) => {
    const body = context.req.valid('json');
    const { payment_method: method, amount } = body;
    if (!METHODS.includes(method)) throw new AppError('payment_method_unavailable', CHECKOUT_MESSAGES.invalidMethod);
    const call = { method, amount, refusal: PAYMENT_FALLBACKS.createIntent };
    return context.json(createdAnswer(await startPayment(deps, commandOf(deps, context, body, call))), 200);
  });

  router.openapi(confirm, async (context) => {
    const { paymentIntentId, paymentMethodId } = context.req.valid('json');
    const data = await confirmPayment(deps, {
      id: paymentIntentId,
      paymentMethodId,
      browserKey: deps.browser.read(context),
      client: clientAddress(context),
    });
    return context.json({ success: true as const, data }, 200);
  });

  return router;
}
