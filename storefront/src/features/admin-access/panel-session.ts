/** Names that the panel gives them: its token's cookie, and its word to other tabs. */
const COOKIE = 'jwtToken';
const LOGGED_IN = 'isLoggedIn';

/** Hands a token over to the panel, which lives on the same origin and opens signed in. */
export function openPanelSession(token: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${COOKIE}=${encodeURIComponent(token)}; path=/; samesite=lax${secure}`;
  localStorage.setItem(LOGGED_IN, 'true');
}

export function endPanelSession(): void {
  document.cookie = `${COOKIE}=; path=/; max-age=0`;
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
