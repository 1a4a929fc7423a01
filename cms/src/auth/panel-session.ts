import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** Roles of the panel that may change the catalogue from outside it. */
const CATALOGUE_ROLES = ['strapi-super-admin', 'strapi-editor'];

interface PanelUser {
  id: number;
  isActive: boolean;
  roles: { code: string }[];
}

interface Authentication {
  authenticated: boolean;
  credentials?: PanelUser;
}

interface RequestHeaders {
  request: { headers: { authorization?: string | undefined } };
}

const NOT_SIGNED_IN: Authentication = { authenticated: false };

/**
 * Accepts the panel's access token on the routes that name this strategy, and checks the role.
 * Strapi itself takes that token under /admin only; the specification's writes (S 7) stand under /api.
 */
export function panelSession(strapi: Core.Strapi) {
  return {
    name: 'panel-session',

    async authenticate(ctx: RequestHeaders): Promise<Authentication> {
      const token = /^Bearer (\S+)$/i.exec(ctx.request.headers.authorization ?? '')?.[1];
      if (token === undefined) return NOT_SIGNED_IN;

      const sessions = strapi.sessionManager('admin');
      const access = sessions.validateAccessToken(token);
      if (!access.isValid || !(await sessions.isSessionActive(access.payload.sessionId))) return NOT_SIGNED_IN;

      const user: PanelUser | null = await strapi.db
        .query('admin::user')
        .findOne({ where: { id: access.payload.userId }, populate: ['roles'] });
      return user?.isActive ? { authenticated: true, credentials: user } : NOT_SIGNED_IN;
    },

    verify(auth: { credentials?: PanelUser }): void {
      const isPermitted = auth.credentials?.roles.some(({ code }) => CATALOGUE_ROLES.includes(code)) ?? false;
      if (!isPermitted) throw new errors.ForbiddenError();
    },
  };
}
