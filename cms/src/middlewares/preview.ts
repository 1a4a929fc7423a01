import type { Core } from '@strapi/strapi';
import { readPreview } from '../preview/preview-token';
import { studioSettings } from '../settings';

/** Lets a signed link read the draft that it names (preview/), and nothing else that is not published. */
const preview: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const token = ctx.query.preview;
    if (token === undefined) return next();

    ctx.set('Cache-Control', 'no-store');
    const found =
      typeof token === 'string' ? readPreview(studioSettings(strapi).serviceSecret, token, Date.now()) : null;
    if (!found) {
      ctx.status = 410;
      ctx.body = { success: false, error: { message: 'This preview has ended. Ask for a new link.' } };
      return;
    }
    ctx.state.preview = found;
    await next();
  };
};

export default preview;
