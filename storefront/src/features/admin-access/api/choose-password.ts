import { callAdmin, refusalMessage, UNANSWERED, type OpenedSession } from './call-admin';
import { accessOf } from './get-access';
import type { SignIn } from './sign-in';

/** Mails a link to a new password, if there is such an account: the answer is the same without. @returns what went wrong */
export async function requestPassword(email: string): Promise<string | null> {
  try {
    const answer = await callAdmin('/admin/forgot-password', {
      method: 'POST',
      // The panel keeps addresses in small letters, and refuses others here.
      body: { email: email.toLowerCase() },
    });
    return answer.ok ? null : refusalMessage(answer.status, 'Check the e-mail address and try again.');
  } catch {
    return UNANSWERED;
  }
}

const USED_UP = 'This link is used up or older than an hour. Ask for a new one.';
const TAKEN_UP = 'This invitation is used up or withdrawn. Ask the administrator for a new one.';

/** Sets a new password by the mail's secret, which ends the account's other sessions, and signs in. */
export function resetPassword(resetPasswordToken: string, password: string): Promise<SignIn> {
  return openSession('/admin/reset-password', { resetPasswordToken, password }, USED_UP);
}

/** Sets the first password of an invited account, and signs in. */
export function takeUpInvitation(registrationToken: string, firstname: string, password: string): Promise<SignIn> {
  return openSession('/admin/register', { registrationToken, userInfo: { firstname, password } }, TAKEN_UP);
}

async function openSession(path: string, body: object, whenRefused: string): Promise<SignIn> {
  try {
    const answer = await callAdmin<OpenedSession>(path, { method: 'POST', body });
    if (answer.ok) return await accessOf(answer.data.data.token);
    return { kind: 'refused', message: refusalMessage(answer.status, whenRefused) };
  } catch {
    return { kind: 'refused', message: UNANSWERED };
  }
}
