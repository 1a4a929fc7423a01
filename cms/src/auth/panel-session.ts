import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { hasRole, readPanelUser, type PanelUser } from './panel-user';
import { CATALOGUE_ROLES } from './roles';

interface Authentication {
  authenticated: boolean;
  credentials?: PanelUser;
}

interface RequestHeaders {
  request: { headers: { authorization?: string | undefined } };
}

/**
 * Accepts the panel's access token on the routes that name this strategy, and checks the role.
 * Strapi itself takes that token under /admin only; the specification's writes (S 7) stand under /api.
 */
export function panelSession(strapi: Core.Strapi) {
  return {
    name: 'panel-session',

    async authenticate(ctx: RequestHeaders): Promise<Authentication> {
      const user = await readPanelUser(strapi, ctx.request.headers.authorization);
      return user ? { authenticated: true, credentials: user } : { authenticated: false };
    },

    verify(auth: { credentials?: PanelUser }): void {
      if (!auth.credentials || !hasRole(auth.credentials, CATALOGUE_ROLES)) throw new errors.ForbiddenError();
    },
  };
}
