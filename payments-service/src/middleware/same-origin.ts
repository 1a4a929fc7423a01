import { createMiddleware } from 'hono/factory';
import { AppError } from '../lib/app-error';
import type { AppEnv } from './app-env';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses changes that a page of another origin asks for. Servers send no Origin header and pass. */
export function sameOrigin(publicUrl: URL) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const origin = context.req.header('origin');
    if (!SAFE_METHODS.has(context.req.method) && origin !== undefined && origin !== publicUrl.origin) {
      throw new AppError('foreign_origin', `Requests from ${origin} are not taken; this shop is ${publicUrl.origin}.`);
    }
    await next();
  });
}
