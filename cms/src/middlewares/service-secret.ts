import { createHash, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { studioSettings } from '../settings';

/** Lets in who presents SERVICE_SECRET as a bearer token; compared in constant time, as digests of one length. */
const serviceSecret: Core.MiddlewareFactory = (_config, { strapi }) => {
  const { serviceSecret: secret } = studioSettings(strapi);

  return async (ctx, next) => {
    const presented = /^Bearer (.+)$/i.exec(ctx.request.headers.authorization ?? '')?.[1] ?? '';
    if (secret === '' || !timingSafeEqual(digest(presented), digest(secret))) {
      ctx.status = 401;
      ctx.body = { success: false, error: 'Not a service of this installation' };
      return;
    }
    ctx.set('Cache-Control', 'no-store');
    await next();
  };
};

export default serviceSecret;

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
