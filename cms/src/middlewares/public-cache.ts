import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';

const CACHE_CONTROL = 'public, max-age=1, stale-while-revalidate=3, stale-if-error=86400';

/** Lets browsers and the gateway keep a public read for a moment, compressed, and answers 304 when nothing changed. */
const publicCache: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  if (ctx.status !== 200) return;
  // A text is JSON already.
  const body = typeof ctx.body === 'string' ? ctx.body : JSON.stringify(ctx.body);
  ctx.type = 'application/json';
  ctx.body = body;
  ctx.compress = true;
  if (ctx.query.preview !== undefined) return;

  ctx.set('Cache-Control', CACHE_CONTROL);
  ctx.set('ETag', `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`);
  if (ctx.fresh) {
    ctx.status = 304;
    ctx.body = null;
  }
};

export default publicCache;
