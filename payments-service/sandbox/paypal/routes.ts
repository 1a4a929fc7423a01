import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { cutConnection } from '../cut-connection';
import {
  JsonRefusal,
  jsonProviderRoutes,
  type JsonEndpoint,
  type JsonProvider,
  type ProviderEnv,
} from '../json-provider';
import { isToken, issueToken, type PayPalCredentials } from './access-token';
import { captureOrder, createOrder, getOrder } from './orders';
import type { PayPalContext } from './paypal-context';
import { errorBody, unprocessable } from './refusals';
import { getCapture, getRefund, refundCapture } from './refunds';
import { CERTIFICATE_PATH, publicKeyOf, verifyWebhookSignature } from './webhook-signature';

/** The part of PayPal's API that the sandbox speaks: one row per call. */
const ENDPOINTS: readonly JsonEndpoint<PayPalContext>[] = [
  { method: 'POST', path: '/v2/checkout/orders', handle: createOrder },
  { method: 'GET', path: '/v2/checkout/orders/:id', handle: getOrder },
  { method: 'POST', path: '/v2/checkout/orders/:id/capture', handle: captureOrder },
  { method: 'GET', path: '/v2/payments/captures/:id', handle: getCapture },
  { method: 'POST', path: '/v2/payments/captures/:id/refund', handle: refundCapture },
  { method: 'GET', path: '/v2/payments/refunds/:id', handle: getRefund },
  { method: 'POST', path: '/v1/notifications/verify-webhook-signature', handle: verifyWebhookSignature },
];

export interface PayPalRoutesOptions extends Pick<JsonProvider<PayPalContext>, 'database' | 'faults' | 'wake'> {
  context: PayPalContext;
  credentials: PayPalCredentials;
  /** The machine's clock, in milliseconds: tokens do not age with the one that tests move. */
  realNow(): number;
}

/** PayPal's API below `/paypal`, which stands for `https://api-m.sandbox.paypal.com`. */
export function payPalRoutes({ credentials, realNow, ...options }: PayPalRoutesOptions): Hono<ProviderEnv> {
  const app = new Hono<ProviderEnv>();
  app.post('/v1/oauth2/token', async (c) => {
    const { status, delayMs } = options.faults.takeCallFault('POST', c.req.path, { isSpared: true });
    if (delayMs > 0) await delay(delayMs);
    if (typeof status === 'string') return cutConnection(c);
    if (status !== undefined) return c.json({ error: 'server_error' }, status as 503);
    const token = issueToken(c.req.header('authorization'), credentials, realNow());
    if (token !== undefined) return c.json(token);
    return c.json({ error: 'invalid_client', error_description: 'Client Authentication failed' }, 401);
  });
  app.get(CERTIFICATE_PATH, (c) => c.text(publicKeyOf(options.context)));
  const api = jsonProviderRoutes<PayPalContext>({
    ...options,
    endpoints: ENDPOINTS,
    now: () => options.context.now(),
    authorize: (header) => {
      if (isToken(header('authorization'), credentials, realNow())) return;
      const message =
        'Authentication failed due to invalid authentication credentials or a missing Authorization header.';
      throw new JsonRefusal({ status: 401, body: errorBody('AUTHENTICATION_FAILURE', message) });
    },
    failure: (status, message) => errorBody(status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'INVALID_REQUEST', message),
    idempotency: {
      header: 'paypal-request-id',
      replayStatus: 200,
      mismatch: () => unprocessable('DUPLICATE_REQUEST_ID').answer,
    },
  });
  app.route('/', api);
  return app;
}
