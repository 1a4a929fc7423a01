import type { AdminAnswer, OpenedSession } from './api/call-admin';

type Renewal = AdminAnswer<OpenedSession>;

/** Names that the panel gives them: its token's cookie, and its word to other tabs. */
const COOKIE = 'jwtToken';
const COOKIE_PATH = '/admin';
const LOGGED_IN = 'isLoggedIn';
/** The panel takes this lock to renew a session, in whichever tab: a refresh cookie is good for one renewal. */
const RENEWAL_LOCK = 'strapi-admin-access-token';

/** Hands a token over to the panel, which lives on the same origin and opens signed in. */
export function openPanelSession(token: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${COOKIE}=${encodeURIComponent(token)}; path=${COOKIE_PATH}; samesite=lax${secure}`;
  localStorage.setItem(LOGGED_IN, 'true');
}

export function endPanelSession(): void {
  document.cookie = `${COOKIE}=; path=${COOKIE_PATH}; max-age=0`;
  localStorage.removeItem(LOGGED_IN);
  localStorage.removeItem(COOKIE);
}

/** Was somebody signed in to the panel here? Only then is it worth asking for. */
export function hadPanelSession(): boolean {
  return (
    localStorage.getItem(LOGGED_IN) !== null ||
    document.cookie.split('; ').some((each) => each.startsWith(`${COOKIE}=`))
  );
}

/** Renews alone among the tabs, where the browser can say so (not over plain HTTP beyond localhost). */
export async function renewAlone(renew: () => Promise<Renewal>): Promise<Renewal> {
  return 'locks' in navigator ? await navigator.locks.request(RENEWAL_LOCK, renew) : renew();
}
