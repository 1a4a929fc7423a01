import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Built files carry a hash in their name, so they never change; compressed copies lie beside them. */
export function staticFiles(clientDir: string): MiddlewareHandler {
  const serve = serveStatic({
    root: clientDir,
    precompressed: true,
    onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  return async (c, next) => (await serve(c, next)) ?? c.text('Not Found', 404);
}
