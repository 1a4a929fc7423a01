import type { Core } from '@strapi/strapi';

/** Keeps the tokens of previews out of the request log, which stands before it and reads the address last. */
const unloggedPreviews: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  if (ctx.query.preview !== undefined) ctx.url = ctx.path;
};

export default unloggedPreviews;
