/** The page that signs people in; the storefront's. */
const GUARD = '/admin';

/** Where to sign in; with `expired`, the guard notes why, and leads back to the place in the panel that was open. */
export function guardAddress(
  { pathname, search }: { pathname: string; search: string },
  { expired }: { expired: boolean },
): string {
  if (!expired) return GUARD;
  const place = `${pathname.slice(GUARD.length)}${search}`;
  const query = new URLSearchParams({ expired: 'true' });
  if (place !== '/' && !place.startsWith('/auth/')) query.set('redirectTo', place);
  return `${GUARD}?${query.toString()}`;
}
