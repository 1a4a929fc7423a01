import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { FormError } from '../forms/form-error';
import { DeskError } from './desk-error';

export interface DeskRoute {
  method: 'GET' | 'POST';
  /** Below the desk's prefix. */
  path: string;
  /** What `data` of the answer is; undefined: the handler has answered itself. */
  handle: (ctx: Context) => Promise<unknown>;
}

/**
 * Registers calls of the panel below /admin, for who holds the action. They answer `{success: true, data}`, a refusal
 * `{success: false, error: {code, message, fields?}}`. Searches and addresses travel in bodies: URLs end in logs.
 */
export function registerDeskRoutes(strapi: Core.Strapi, prefix: string, action: string, routes: DeskRoute[]): void {
  strapi.server.routes({
    type: 'admin',
    prefix: `/admin${prefix}`,
    routes: routes.map(({ method, path, handle }) => ({
      method,
      path,
      info: { pluginName: 'admin', type: 'admin' },
      config: {
        policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [action] } }],
      },
      handler: async (ctx: Context) => answer(ctx, handle),
    })),
  });
}

async function answer(ctx: Context, handle: DeskRoute['handle']): Promise<void> {
  ctx.set('Cache-Control', 'no-store');
  try {
    const data = await handle(ctx);
    if (data !== undefined) ctx.body = { success: true, data };
  } catch (error) {
    if (!(error instanceof DeskError) && !(error instanceof FormError)) throw error;
    const { status, code, message } = error;
    const fields = error instanceof FormError ? error.details.fields : undefined;
    ctx.status = status;
    ctx.body = { success: false, error: { code, message, ...(fields && { fields }) } };
  }
}
