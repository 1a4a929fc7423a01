import { Hono } from 'hono';
import type { AppEnv } from '../middleware/app-env';
import { receiveWebhook } from '../webhooks/receive-webhook';
import type { RouteDeps } from './deps';

/** The providers' events. The body is read as text: its signature covers the raw bytes. */
export function webhookRoutes(deps: RouteDeps) {
  return new Hono<AppEnv>().post('/webhooks/:provider', async (context) => {
    await receiveWebhook(deps, context.req.param('provider'), await context.req.text(), context.req.raw.headers);
    return context.json({ success: true, data: { received: true } });
  });
}
