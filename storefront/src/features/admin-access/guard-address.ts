import { paths } from '../../config/paths';

/** What the address of the guard's page says; the CMS and the panel lead here with it. */
export interface GuardAddress {
  /** Where in the panel to go on to. */
  target: string;
  /** The panel says that its session has ended. */
  expired: boolean;
  /** A secret of a mail or an invitation, for a first or a new password. */
  password: { kind: 'reset' | 'invitation'; token: string } | null;
}

export function readGuardAddress({ search, hash, origin }: Pick<Location, 'search' | 'hash' | 'origin'>): GuardAddress {
  const query = new URLSearchParams(search);
  return {
    target: panelTarget(query.get('redirectTo'), origin),
    expired: query.has('expired'),
    password: passwordSecret(new URLSearchParams(hash.slice(1))),
  };
}

/** A place of the panel, never one outside it or on its way out: the address may be anybody's link. */
function panelTarget(redirectTo: string | null, origin: string): string {
  const place = `${paths.admin}${redirectTo ?? '/'}`;
  if (!redirectTo?.startsWith('/') || !URL.canParse(place, origin)) return paths.adminPanel;
  const { origin: itsOrigin, pathname, search } = new URL(place, origin);
  const isInPanel = itsOrigin === origin && pathname.startsWith(paths.adminPanel);
  // The panel's router would take what follows '//' for another host.
  const isSafe = !pathname.includes('//') && !pathname.startsWith('/admin/auth');
  return isInPanel && isSafe ? pathname + search : paths.adminPanel;
}

function passwordSecret(parts: URLSearchParams): GuardAddress['password'] {
  const reset = parts.get('reset-password');
  if (reset) return { kind: 'reset', token: reset };
  const invitation = parts.get('invitation');
  return invitation ? { kind: 'invitation', token: invitation } : null;
}
