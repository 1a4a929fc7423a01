import type { StrapiApp } from '@strapi/strapi/admin';
import { guardAddress } from './guard-address';

/** What we read of the panel's actions: its own calls' names, and how they ended. */
interface PanelAction {
  type: string;
  meta?: { arg?: { endpointName?: string }; requestStatus?: string };
  payload?: { status?: number };
}

/**
 * Leads whoever has no session any more out of the panel, to the guard at /admin, before the panel shows a login of its
 * own: after signing out; when the session has ended, with the way back; and when the role opens the panel no more.
 */
export function leadToGuard(app: StrapiApp): void {
  let signsOut = false;
  app.addMiddlewares([
    () => () => (next) => (action: PanelAction) => {
      const call = action.meta?.arg?.endpointName;
      if (call === 'logout') signsOut = true;
      const result: unknown = next(action);

      if (action.type === 'admin/logout') {
        window.location.replace(guardAddress(window.location, { expired: !signsOut }));
      } else if (call === 'getMe' && action.meta?.requestStatus === 'rejected' && action.payload?.status === 403) {
        window.location.replace(guardAddress(window.location, { expired: false }));
      }
      return result;
    },
  ]);
}
