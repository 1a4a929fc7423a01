import { timeout } from 'hono/timeout';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { accessLog } from './middleware/access-log';
import { administratorsOnly } from './middleware/administrators-only';
import type { AppEnv } from './middleware/app-env';
import { respondToError, respondToUnknownPath } from './middleware/error-response';
import { limitBody } from './middleware/limit-body';
import { refuseCardData } from './middleware/refuse-card-data';
import { requestId } from './middleware/request-id';
import { sameOrigin } from './middleware/same-origin';
import { adminFileVersionRoutes } from './routes/admin-file-versions';
import { adminErasureRoutes } from './routes/admin-erasures';
import { adminHealthRoutes } from './routes/admin-health';
import { adminOrderRoutes } from './routes/admin-orders';
import { adminRefundRoutes } from './routes/admin-refunds';
import { adminSalesRoutes } from './routes/admin-sales';
import { measureRequests, type RequestMeter } from './middleware/measure-requests';
import type { RouteDeps } from './routes/deps';
import { docsRoutes } from './routes/docs';
import { bankRoutes } from './routes/bank';
import { bnplRoutes } from './routes/bnpl';
import { cryptoRoutes } from './routes/crypto';
import { fileRoutes } from './routes/files';
import { healthRoutes } from './routes/health';
import { historyRoutes } from './routes/history';
import { offerRoutes } from './routes/offer';
import { invoiceRoutes } from './routes/invoices';
import { createRouter } from './routes/openapi';
import { orderRoutes } from './routes/orders';
import { payPalRoutes } from './routes/paypal';
import { stripeRoutes } from './routes/stripe';
import { upiRoutes } from './routes/upi';
import { verifyRoutes } from './routes/verify';
import { walletRoutes } from './routes/wallet';
import { webhookRoutes } from './routes/webhooks';

export interface AppOptions {
  deps: RouteDeps;
  logger: Logger;
  publicUrl: URL;
  meter?: RequestMeter | undefined;
}

const BASE = '/api/payments';
/** The payment calls of S 7. */
const PAYMENT_ROUTES = [
  stripeRoutes,
  walletRoutes,
  payPalRoutes,
  upiRoutes,
  cryptoRoutes,
  bankRoutes,
  bnplRoutes,
  verifyRoutes,
];
/** Under the 30 s that the browser waits (S 7), so that it gets our answer. */
const REQUEST_TIMEOUT_MS = 28_000;

/** The service as a function of requests; `server.ts` listens, tests call. */
export function createApp({ deps, logger, publicUrl, meter }: AppOptions): Hono<AppEnv> {
  const app = createRouter();
  app.onError(respondToError);
  app.notFound(respondToUnknownPath);
  app.use(requestId, accessLog(logger));
  if (meter) app.use(measureRequests(meter));
  app.use(`${BASE}/*`, async (context, next) => {
    await next();
    const { headers } = context.res;
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    headers.set('x-content-type-options', 'nosniff');
  });
  app.use(`${BASE}/*`, sameOrigin(publicUrl), limitBody, timeout(REQUEST_TIMEOUT_MS));
  // Before the body check: a webhook's bytes belong to its signature.
  app.route(BASE, webhookRoutes(deps));
  app.on(['POST', 'PUT'], `${BASE}/*`, refuseCardData);
  for (const routes of PAYMENT_ROUTES) app.route(BASE, routes(deps));
  app.route(BASE, offerRoutes(deps));
  app.route(BASE, orderRoutes(deps));
  app.route(BASE, invoiceRoutes(deps));
  app.route(BASE, fileRoutes(deps));
  app.route(BASE, historyRoutes(deps));
  app.use(`${BASE}/admin/*`, administratorsOnly(deps));
  app.route(`${BASE}/admin`, adminOrderRoutes(deps));
  app.route(`${BASE}/admin`, adminRefundRoutes(deps));
  app.route(`${BASE}/admin`, adminErasureRoutes(deps));
  app.route(`${BASE}/admin`, adminFileVersionRoutes(deps));
  app.route(`${BASE}/admin`, adminSalesRoutes(deps));
  app.route(`${BASE}/admin`, adminHealthRoutes(deps));
  app.route(BASE, healthRoutes(deps));
  app.route(BASE, docsRoutes(app, publicUrl));
  return app;
}
