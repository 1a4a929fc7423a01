import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { SEE_MONEY } from '../analytics/permissions';
import { readSales } from '../analytics/read-sales';
import { actorOf } from '../auth/actor';

const MAX_PRODUCTS = 100;

/**
 * The panel's call for what was sold of the products of a list's page: how often for whoever reads products, the revenue
 * for who may see money.
 */
export function registerSalesRoute(strapi: Core.Strapi): void {
  const actions = [{ action: 'plugin::content-manager.explorer.read', subject: 'api::product.product' }];
  const handler = async (ctx: Context) => {
    const sold = await salesOf(strapi, ctx, readDocumentIds(ctx.request.body));
    ctx.set('Cache-Control', 'no-store');
    if (sold) ctx.body = { data: sold };
    else ctx.status = 503;
  };
  strapi.server.routes({
    type: 'admin',
    prefix: '/admin',
    routes: [
      {
        method: 'POST',
        path: '/product-sales',
        handler,
        config: { policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions } }] },
        info: { pluginName: 'admin', type: 'admin' },
      },
    ],
  });
}

/** By document id, in one call of payments-service; null when it does not tell. */
async function salesOf(strapi: Core.Strapi, ctx: Context, documentIds: string[]) {
  const numbers: { number: number; productDocumentId: string }[] = await strapi.db
    .query('api::product.product-number')
    .findMany({ where: { productDocumentId: { $in: documentIds } }, orderBy: { number: 'asc' } });
  if (numbers.length === 0) return {};

  const productIds = numbers.map(({ number }) => Number(number));
  const products = await readSales(strapi, actorOf(ctx), { productIds });
  if (products === null) return null;
  const seesMoney: boolean = ctx.state.userAbility.can(SEE_MONEY);
  const byNumber = new Map(products.map((product) => [product.productId, product]));
  return Object.fromEntries(
    numbers.map(({ number, productDocumentId }) => {
      const { purchases = 0, revenue = 0 } = byNumber.get(Number(number)) ?? {};
      return [productDocumentId, { purchases, ...(seesMoney && { revenue }) }];
    }),
  );
}

/** @throws ValidationError */
function readDocumentIds(body: unknown): string[] {
  const given: unknown = typeof body === 'object' && body !== null && 'documentIds' in body ? body.documentIds : null;
  const ids = Array.isArray(given) ? given.filter((id): id is string => typeof id === 'string') : [];
  if (ids.length === 0 || ids.length > MAX_PRODUCTS) {
    throw new errors.ValidationError(`documentIds: a list of 1 to ${MAX_PRODUCTS} ids`);
  }
  return ids;
}
