import type { Context } from 'hono';

/** The request's path and query as a URL parser reads them: '/api/../x' is '/x' for every decision taken here. */
export function requestPath(c: Context): { pathname: string; search: string } {
  const { pathname, search } = new URL(c.req.url);
  return { pathname, search };
}
