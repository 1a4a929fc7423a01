import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readSiteSettings } from '../../../content/site-settings';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const settings = await readSiteSettings(strapi);
    return settings ? { data: settings, meta: {} } : ctx.notFound('The site settings have not been saved yet');
  },
});
