import { createMiddleware } from 'hono/factory';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../lib/app-error';
import type { AppEnv } from './app-env';

const MAX_BYTES = 64 * 1024;

/** What asks without a length sends no body (RFC 9112, 6.3): nothing to count. */
const BODILESS = new Set(['GET', 'HEAD']);

const limitChunked = bodyLimit({ maxSize: MAX_BYTES, onError: refuse });

/** At most 64 kB. A length that is told is enough: Node reads no further, and the body need not become a web stream. */
export const limitBody = createMiddleware<AppEnv>(async (context, next) => {
  const length = context.req.header('content-length');
  const isChunked = context.req.header('transfer-encoding') !== undefined;
  if (isChunked || (length === undefined && !BODILESS.has(context.req.method))) return limitChunked(context, next);
  if (Number(length) > MAX_BYTES) refuse();
  await next();
});

function refuse(): never {
  throw new AppError('body_too_large', 'The request is larger than 64 kB.');
}
