import type { Core } from '@strapi/strapi';
import { observeRequest } from '../metrics/scrape';

/** Asked every few seconds by whoever looks after the containers. */
const HEALTH = '/_health';

/** Measures each request under its route's pattern: there are too many addresses, and some of them are secrets. */
const measureRequests: Core.MiddlewareFactory = () => async (ctx, next) => {
  const started = performance.now();
  try {
    await next();
  } finally {
    if (ctx.path !== HEALTH) {
      const route = typeof ctx._matchedRoute === 'string' ? ctx._matchedRoute : 'other';
      observeRequest({ method: ctx.method, route, status: ctx.status }, (performance.now() - started) / 1000);
    }
  }
};

export default measureRequests;
