import type { Handler } from 'hono';
import type { AppEnv, Dependencies } from './app';
import { compressedHtml } from './compressed-html';
import type { ContentSource } from './content-source';
import { documentHtml } from './document';
import { requestPath } from './request-path';

const CACHE_CONTROL = {
  public: 'public, max-age=1, stale-while-revalidate=3, stale-if-error=86400',
  private: 'private, no-store',
};

/** Renders the page of the address; its status is the route's word. */
export function page({ config, assets, renderPage }: Dependencies, content: ContentSource): Handler<AppEnv> {
  return async (c) => {
    const { pathname, search } = requestPath(c);
    const url = new URL(config.publicUrl);
    // Set, not resolved: '//elsewhere' must not become another host.
    url.pathname = pathname;
    url.search = search;
    const rendered = await renderPage(url, (key) => content.fetchKey(key, c.get('requestId')));
    if (rendered.meta.redirect) {
      c.header('cache-control', CACHE_CONTROL.public);
      return c.redirect(rendered.meta.redirect, 308);
    }
    const status = rendered.meta.status ?? 200;
    c.status(status as 200);
    c.header('cache-control', status >= 500 ? 'no-store' : CACHE_CONTROL[rendered.cache]);
    // An order page's address is its key: nobody that it links to may learn it.
    c.header('referrer-policy', rendered.secret ? 'no-referrer' : 'strict-origin-when-cross-origin');
    return compressedHtml(c, documentHtml(rendered, assets(), config));
  };
}
