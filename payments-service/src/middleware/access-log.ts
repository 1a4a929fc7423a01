import { createMiddleware } from 'hono/factory';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { AppEnv } from './app-env';

/** JSON lines on stdout. Bodies and queries are never logged; what could still carry a secret is cut out. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: 'payments' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: {
      paths: [
        'authorization',
        'cookie',
        'email',
        '*.authorization',
        '*.cookie',
        '*.email',
        'err.raw',
        'err.headers',
        'err.config',
      ],
      censor: '[cut]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

const QUIET = new Set(['/api/payments/healthz', '/api/payments/readyz']);

/** One line per request with its id, route (not the path: links are secrets), status and duration in ms. */
export function accessLog(logger: Logger) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const log = logger.child({ requestId: context.var.requestId });
    context.set('log', log);
    const started = performance.now();
    await next();
    if (QUIET.has(context.req.path)) return;
    const { method } = context.req;
    const ms = Math.round(performance.now() - started);
    log.info({ method, route: secretFree(context.req.path), status: context.res.status, ms }, 'request');
  });
}

/** Order and file tokens are the keys to what was bought. */
function secretFree(path: string): string {
  return path.replace(/\/(orders|files)\/(?!lookup$)[^/]+/, '/$1/:token');
}
