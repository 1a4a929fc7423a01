import { createRoute } from '@hono/zod-openapi';
import { PAYMENT_FALLBACKS } from '@kiln/contracts/api-error';
import { toMinorUnits } from '@kiln/contracts/money';
import { DEFAULT_COIN } from '@kiln/contracts/payment-details';
import { createCryptoSchema, verifyCryptoSchema } from '@kiln/contracts/payments-schema';
import { startPayment } from '../orders/start-payment';
import { verifyPayment } from '../orders/verify-payment';
import { commandOf, CREATE_DESCRIPTION, createdAnswer, createHeaders, createResponses } from './create-call';
import type { RouteDeps } from './deps';
import { createRouter, jsonBody } from './openapi';
import { verificationResponses } from './verify-call';

const createCrypto = createRoute({
  method: 'post',
  path: '/crypto/create',
  tags: ['Payments'],
  summary: 'Start a payment in a cryptocurrency',
  description: `${CREATE_DESCRIPTION} \`amount\` is in dollars; \`data.next\` has address and exact amount of coins.`,
  request: { ...jsonBody(createCryptoSchema), headers: createHeaders },
  responses: createResponses,
});

const verifyCrypto = createRoute({
  method: 'post',
  path: '/crypto/verify',
  tags: ['Payments'],
  summary: 'Ask how far a payment in a cryptocurrency is',
  description: 'The transaction hash is kept for support; it proves nothing.',
  request: jsonBody(verifyCryptoSchema),
  responses: verificationResponses,
});

/** Cryptocurrencies (S 7). */
export function cryptoRoutes(deps: RouteDeps) {
  const router = createRouter();

  router.openapi(createCrypto, async (context) => {
    const body = context.req.valid('json');
    const { coin = DEFAULT_COIN, wallet_address: walletAddress } = body;
    const data = await startPayment(
      deps,
      commandOf(deps, context, body, {
        method: 'crypto',
        amount: toMinorUnits(body.amount),
        refusal: PAYMENT_FALLBACKS.createCrypto,
        input: { coin, ...(walletAddress === undefined ? {} : { walletAddress }) },
      }),
    );
    return context.json(createdAnswer(data), 200);
  });

  router.openapi(verifyCrypto, async (context) => {
    const { payment_id: id, transaction_hash: transactionHash } = context.req.valid('json');
    const data = await verifyPayment(deps, {
      id,
      browserKey: deps.browser.read(context),
      fallback: PAYMENT_FALLBACKS.verifyCrypto,
      method: 'crypto',
      ...(transactionHash ? { input: { transactionHash } } : {}),
    });
    return context.json({ success: true as const, data }, 200);
  });

  return router;
}
