import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';

const KINDS = [
  { path: /^\/single-types\//, kind: 'singleType' },
  { path: /^\/collection-types\//, kind: 'collectionType' },
] as const;

/**
 * Strapi's calls for content that there is once take any type: of plans, 'delete the one' would delete the first. Here
 * each call keeps to its kind, checked after the caller's rights.
 */
export function separateKindsOfContent(strapi: Core.Strapi): void {
  for (const { routes } of Object.values(strapi.plugin('content-manager').routes)) {
    for (const route of routes) {
      const kind = KINDS.find(({ path }) => path.test(route.path))?.kind;
      if (!kind) continue;
      const middlewares = [...(route.config?.middlewares ?? []), keepTo(strapi, kind)];
      route.config = { ...route.config, middlewares };
    }
  }
}

function keepTo(strapi: Core.Strapi, kind: 'singleType' | 'collectionType') {
  return async (ctx: Context, next: Next) => {
    const type = Object.values(strapi.contentTypes).find(({ uid }) => uid === ctx.params.model);
    if (type && type.kind !== kind) throw new errors.ForbiddenError();
    await next();
  };
}
