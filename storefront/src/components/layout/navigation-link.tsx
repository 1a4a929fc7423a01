import { Link, useLocation, type LinkProps } from 'react-router-dom';

/** True on the page and on the pages below it. */
export const isAt = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** A link that says when one is there. */
export function NavigationLink({ to, ...rest }: LinkProps & { to: string }) {
  return <Link to={to} aria-current={isAt(useLocation().pathname, to) ? 'page' : undefined} {...rest} />;
}
