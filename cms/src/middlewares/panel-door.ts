import type { Core } from '@strapi/strapi';

/** Strapi's own pages for signing in, registering and new passwords. */
const AUTH_PAGES = /^\/admin\/auth(\/|$)/;
const PANEL_PAGES = /^\/admin(\/|$)/;

/** The guard is the storefront's page at /admin; this cookie of its making says that somebody is signed in. */
const GUARD = '/admin';
const SESSION_COOKIE = 'jwtToken';

/** What a link of the panel carries, and how the guard reads it: behind '#', so that no log and no server sees it. */
const SECRETS = { code: 'reset-password', registrationToken: 'invitation' } as const;

/**
 * Leads to the guard whoever opens the panel without a session, and from every sign-in page of Strapi's: there is one
 * login. Stands before the request log, because those pages' addresses carry secrets.
 */
const panelDoor: Core.MiddlewareFactory = () => async (ctx, next) => {
  const isPage = (ctx.method === 'GET' || ctx.method === 'HEAD') && ctx.get('Accept').includes('text/html');
  if (isPage && AUTH_PAGES.test(ctx.path)) return toGuard(ctx.query, ctx);
  if (isPage && PANEL_PAGES.test(ctx.path) && !ctx.cookies.get(SESSION_COOKIE)) {
    return toGuard({ redirectTo: ctx.url.slice(GUARD.length) }, ctx);
  }
  await next();
};

export default panelDoor;

interface Redirecting {
  set(field: string, value: string): void;
  redirect(url: string): void;
}

function toGuard(query: Record<string, unknown>, ctx: Redirecting): void {
  const [secret] = Object.entries(SECRETS).flatMap(([name, said]) =>
    typeof query[name] === 'string' ? [`#${said}=${encodeURIComponent(query[name])}`] : [],
  );
  const { redirectTo } = query;
  const isDeeper = typeof redirectTo === 'string' && redirectTo !== '/' && redirectTo !== '';
  ctx.set('Cache-Control', 'no-store');
  ctx.redirect(`${GUARD}${isDeeper ? `?redirectTo=${encodeURIComponent(redirectTo)}` : ''}${secret ?? ''}`);
}
