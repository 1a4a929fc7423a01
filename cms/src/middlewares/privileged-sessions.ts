import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isNobodysCall, isSettingsCall } from '../auth/closed-calls';
import { hasRole, readPanelUser } from '../auth/panel-user';
import { PRIVILEGED_ROLES, SUPER_ADMIN } from '../auth/roles';

/** A session that opens nothing can still be ended. */
const SIGN_OUT = '/admin/logout';

/**
 * Refuses the panel's sessions of every role but the privileged ones (S 6), on all routes: the role may have changed
 * since they signed in. Closes besides what Strapi leaves open to every session.
 */
const privilegedSessions: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const { method, path } = ctx;
    if (isNobodysCall(method, path)) throw new errors.ForbiddenError('This call is closed.');

    const user = path === SIGN_OUT ? null : await readPanelUser(strapi, ctx.get('Authorization'));
    if (user && !hasRole(user, PRIVILEGED_ROLES)) {
      throw new errors.ForbiddenError("You don't have administrator privileges to access this area.");
    }
    if (user && isSettingsCall(method, path) && !hasRole(user, [SUPER_ADMIN])) throw new errors.ForbiddenError();
    await next();
  };
};

export default privilegedSessions;
