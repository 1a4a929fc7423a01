import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { findProductNumber } from '../catalogue/product-numbers';
import { actorOf } from '../auth/actor';
import { readAllFigures } from './all-figures';
import { READ_NUMBERS, SEE_MONEY } from './permissions';
import { readProductFigures, type Reader } from './product-figures';

const config = {
  policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [READ_NUMBERS] } }],
};

/** The panel's calls for numbers, below /admin. */
export function registerAnalyticsRoutes(strapi: Core.Strapi): void {
  const all = async (ctx: Context) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await readAllFigures(strapi, readerOf(ctx)) };
  };
  const one = async (ctx: Context) => {
    const number = await findProductNumber(strapi, String(ctx.params.documentId));
    if (number === null) throw new errors.NotFoundError('Not a product.');
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await readProductFigures(strapi, number, readerOf(ctx)) };
  };

  const info = { pluginName: 'admin', type: 'admin' };
  strapi.server.routes({
    type: 'admin',
    prefix: '/admin',
    routes: [
      { method: 'GET', path: '/product-figures', handler: all, config, info },
      { method: 'GET', path: '/product-figures/:documentId', handler: one, config, info },
    ],
  });
}

function readerOf(ctx: Context): Reader {
  return { actor: actorOf(ctx), seesMoney: ctx.state.userAbility.can(SEE_MONEY) };
}
