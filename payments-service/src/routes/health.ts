import { Hono } from 'hono';
import type { AppEnv } from '../middleware/app-env';
import type { RouteDeps } from './deps';

/** `/healthz`: the process runs. `/readyz`: its database answers, without which it can do nothing. */
export function healthRoutes(deps: RouteDeps) {
  return new Hono<AppEnv>()
    .get('/healthz', (context) => context.json({ status: 'ok' }))
    .get('/readyz', async (context) => {
      try {
        await deps.database.ping();
        return context.json({ status: 'ready' });
      } catch (error) {
        context.var.log.error({ err: error }, 'database does not answer');
        return context.json({ status: 'database does not answer' }, 503);
      }
    });
}
