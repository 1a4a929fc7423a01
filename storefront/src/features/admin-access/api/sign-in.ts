import { callAdmin } from './call-admin';
import { roleOf, type Access } from './get-access';

/** S 6: signed in with or without the privilege, or why not. */
export type SignIn = Access | { kind: 'refused'; message: string };

export const SIGN_IN_MESSAGES = {
  wrong: 'The e-mail or the password is not right. Check both and try again.',
  limited: 'Too many tries. Wait five minutes, then try again.',
  unanswered: 'The sign-in did not answer. Check your connection and try again.',
} as const;

/** Asks the panel first, then the site's own accounts, which have no way into the panel. */
export async function signIn(email: string, password: string): Promise<SignIn> {
  try {
    const panel = await callAdmin<{ data: { token: string } }>('/admin/login', {
      method: 'POST',
      body: { email, password },
    });
    if (panel.ok) return await roleOf(panel.data.data.token);
    if (panel.status === 429) return refused('limited');
    if (panel.status >= 500) return refused('unanswered');
    const site = await callAdmin<unknown>('/api/auth/local', { method: 'POST', body: { identifier: email, password } });
    if (site.ok) return { kind: 'denied' };
    if (site.status === 429) return refused('limited');
    return refused(site.status >= 500 ? 'unanswered' : 'wrong');
  } catch {
    return refused('unanswered');
  }
}

function refused(reason: keyof typeof SIGN_IN_MESSAGES): SignIn {
  return { kind: 'refused', message: SIGN_IN_MESSAGES[reason] };
}
