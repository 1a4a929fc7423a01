/** A read of published content: it needs its action in bootstrap/public-permissions and is cached for a moment. */
export function publicRoute(path: string, handler: string) {
  return {
    routes: [{ method: 'GET', path, handler, config: { middlewares: ['global::public-cache', 'global::preview'] } }],
  };
}
