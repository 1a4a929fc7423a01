import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './app';

const REQUEST_ID = /^[\w-]{8,64}$/;
/** Path parts that are secrets: order tokens and signed file links. */
const SECRET_PART = /^(\/orders|\/api\/payments\/orders|\/api\/payments\/files)\/[^/]+/;

/** One request id through all services, and one line per request without queries, tokens or addresses. */
export function requestLog(logger: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const requestId = REQUEST_ID.test(given) ? given : randomUUID();
    const child = logger.child({ requestId });
    c.set('requestId', requestId);
    c.set('logger', child);
    const start = performance.now();
    await next();
    // An answer from memory has it; touching its headers would cost more than the answer.
    if (!c.get('fromMemory')) c.header('x-request-id', requestId);
    const path = c.req.path.replace(SECRET_PART, '$1/…');
    child.info(
      { method: c.req.method, path, status: c.res.status, ms: Math.round(performance.now() - start) },
      'request',
    );
  };
}
