import { callAdmin, refusalMessage, UNANSWERED, type OpenedSession } from './call-admin';
import { accessOf, type Access } from './get-access';

/** S 6: signed in with or without the privilege, or why not. */
export type SignIn = Access | { kind: 'refused'; message: string };

const WRONG = 'The e-mail or the password is not right. Check both and try again.';

/** Asks the panel first, then the site's own accounts, which have no way into the panel. */
export async function signIn(email: string, password: string): Promise<SignIn> {
  try {
    const panel = await callAdmin<OpenedSession>('/admin/login', { method: 'POST', body: { email, password } });
    if (panel.ok) return await accessOf(panel.data.data.token);
    if (panel.status === 429 || panel.status >= 500) return refused(panel.status);
    const site = await callAdmin('/api/auth/local', { method: 'POST', body: { identifier: email, password } });
    return site.ok ? { kind: 'denied' } : refused(site.status);
  } catch {
    return { kind: 'refused', message: UNANSWERED };
  }
}

function refused(status: number): SignIn {
  return { kind: 'refused', message: refusalMessage(status, WRONG) };
}
