import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listPortfolioItems } from '../../../content/portfolio-items';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `?service=&subService=`: slugs, earlier ones too. */
  async find(ctx: Context) {
    const service = readSlug(ctx.query.service);
    const subService = readSlug(ctx.query.subService);
    return { data: await listPortfolioItems(strapi, { service, subService }, ctx.state.preview), meta: {} };
  },
});

function readSlug(raw: unknown): string | undefined {
  return typeof raw === 'string' && raw !== '' ? raw : undefined;
}
