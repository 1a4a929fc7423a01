import { callAdmin, type OpenedSession } from './call-admin';
import { endPanelSession, hadPanelSession, renewAlone } from '../panel-session';

/** `granted` carries the panel's token; `denied` is an account without the privilege (S 6). */
export type Access = { kind: 'granted'; token: string } | { kind: 'denied' };

/**
 * May the account of a panel's token go on? The CMS says so: it refuses sessions of every role but the privileged ones.
 * One that may not is signed out of the panel. @throws when the CMS cannot say
 */
export async function accessOf(token: string): Promise<Access> {
  const me = await callAdmin('/admin/users/me', { token });
  if (me.ok) return { kind: 'granted', token };
  if (me.status !== 403) throw new Error(`The panel answered ${me.status}`);
  await callAdmin('/admin/logout', { method: 'POST', token });
  endPanelSession();
  return { kind: 'denied' };
}

/**
 * The session that this browser has with the panel, renewed; null without one. A panel's token lasts half an hour,
 * the refresh cookie longer: expired (S 4) means that the renewal failed, which a warning in the console notes (S 6).
 * @param expired the panel has led here because its session ended
 * @throws when nobody answers
 */
export async function getAccess({ expired }: { expired: boolean }): Promise<Access | null> {
  if (!expired && !hadPanelSession()) return null;
  const renewed = await renewAlone(() => callAdmin<OpenedSession>('/admin/access-token', { method: 'POST' }));
  if (renewed.ok) return accessOf(renewed.data.data.token);
  if (renewed.status >= 500) throw new Error(`The panel answered ${renewed.status}`);
  endPanelSession();
  console.warn('The admin token has expired. Sign in again.');
  return null;
}
