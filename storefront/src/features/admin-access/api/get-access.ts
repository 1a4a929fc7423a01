import { callAdmin } from './call-admin';
import { endPanelSession, hadPanelSession } from '../panel-session';

/** `granted` carries the panel's token; `denied` is an account without the privilege (S 6). */
export type Access = { kind: 'granted'; token: string } | { kind: 'denied' };

/** Super Admin, Editor and Support. */
const PRIVILEGED = new Set(['strapi-super-admin', 'strapi-editor', 'support']);

/** May the account of a panel's token go on? One that may not is signed out of the panel. @throws when it cannot say */
export async function roleOf(token: string): Promise<Access> {
  const me = await callAdmin<{ data: { roles: { code: string }[] } }>('/admin/users/me', { token });
  if (!me.ok) throw new Error(`The panel answered ${me.status}`);
  if (me.data.data.roles.some(({ code }) => PRIVILEGED.has(code))) return { kind: 'granted', token };
  await callAdmin('/admin/logout', { method: 'POST', token });
  endPanelSession();
  return { kind: 'denied' };
}

/**
 * The session that this browser has with the panel, renewed; null without one. A panel's token lasts half an hour,
 * the refresh cookie longer: expired (S 4) means that the renewal failed, which a warning in the console notes (S 6).
 * @throws when nobody answers
 */
export async function getAccess(): Promise<Access | null> {
  if (!hadPanelSession()) return null;
  const renewed = await callAdmin<{ data: { token: string } }>('/admin/access-token', { method: 'POST' });
  if (renewed.ok) return roleOf(renewed.data.data.token);
  if (renewed.status >= 500) throw new Error(`The panel answered ${renewed.status}`);
  endPanelSession();
  console.warn('The admin token has expired. Sign in again.');
  return null;
}
