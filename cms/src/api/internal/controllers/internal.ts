import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { parseIds, parseProductNumber } from '../../../catalogue/parse-query';
import { readPriceList } from '../../../catalogue/price-list';
import { newestFiles } from '../../../deliverables/newest-files';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `?ids=1,2`: product numbers. */
  async priceList(ctx: Context) {
    const numbers = parseIds(ctx.query.ids)
      .map(parseProductNumber)
      .filter((number) => number !== null);
    return { success: true, data: { products: await readPriceList(strapi, numbers) } };
  },

  /** `?ids=…`: deliverable ids; answers for unpublished products too, so that earlier buyers keep their updates. */
  async deliverables(ctx: Context) {
    return { success: true, data: { files: await newestFiles(strapi, parseIds(ctx.query.ids)) } };
  },
});
