import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listPublished, type ContentShape } from './list-published';

/** Controller of a type whose public call is its list. */
export function listController<Row, Item>(shape: ContentShape<Row, Item>) {
  return ({ strapi }: { strapi: Core.Strapi }) => ({
    async find(ctx: Context) {
      return { data: await listPublished(strapi, shape, {}, ctx.state.preview), meta: {} };
    },
  });
}
