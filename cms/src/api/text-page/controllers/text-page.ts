import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readTextPage } from '../../../content/text-pages';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async findOne(ctx: Context) {
    const page = await readTextPage(strapi, ctx.params.slug, ctx.state.preview);
    return page ? { data: page, meta: {} } : ctx.notFound('There is no such page');
  },
});
