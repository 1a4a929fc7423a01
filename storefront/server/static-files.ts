import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const HASHED = 'public, max-age=31536000, immutable';
const NAMED = 'public, max-age=86400';

/** Files with a fixed name, from storefront/public. */
export const ICONS = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'];

/**
 * Built files carry a hash in their name, so they never change; compressed copies lie beside them. Icons are asked for
 * again daily.
 */
export function staticFiles(clientDir: string): MiddlewareHandler {
  const serve = serveStatic({
    root: clientDir,
    precompressed: true,
    onFound: (_path, c) => c.header('cache-control', ICONS.includes(c.req.path) ? NAMED : HASHED),
  });
  return async (c, next) => (await serve(c, next)) ?? c.text('Not Found', 404);
}
