import type { Core } from '@strapi/strapi';

/** A person of the panel. */
export interface PanelUser {
  id: number;
  isActive: boolean;
  roles: { code: string }[];
}

/** Whose live session an `Authorization` header presents by the panel's access token; null without one. */
export async function readPanelUser(strapi: Core.Strapi, authorization: string | undefined): Promise<PanelUser | null> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return null;

  const sessions = strapi.sessionManager('admin');
  const access = sessions.validateAccessToken(token);
  if (!access.isValid || !(await sessions.isSessionActive(access.payload.sessionId))) return null;

  const user: PanelUser | null = await strapi.db
    .query('admin::user')
    .findOne({ where: { id: access.payload.userId }, populate: ['roles'] });
  return user?.isActive ? user : null;
}

export function hasRole(user: PanelUser, codes: readonly string[]): boolean {
  return user.roles.some(({ code }) => codes.includes(code));
}
