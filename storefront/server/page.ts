import type { Context, Handler } from 'hono';
import { SITE_KEY } from '../src/lib/site';
import { previewToken } from '../src/lib/preview';
import { paths } from '../src/config/paths';
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
    const preview = previewToken(search);
    const rendered = await renderPage(url, (key) => content.fetchKey(key, c.get('requestId'), preview));
    if (preview !== null) {
      c.header('x-robots-tag', 'noindex');
      if (rendered.state.failures[SITE_KEY]?.status === 410) return leadAway(c);
    }
    if (rendered.meta.redirect) {
      c.header('cache-control', CACHE_CONTROL.public);
      return c.redirect(rendered.meta.redirect, 308);
    }
    const status = rendered.meta.status ?? 200;
    c.status(status as 200);
    c.header(
      'cache-control',
      status >= 500 ? 'no-store' : CACHE_CONTROL[preview === null ? rendered.cache : 'private'],
    );
    // The address of an order's page or of a preview is its key: nobody that it links to may learn it.
    c.header(
      'referrer-policy',
      rendered.secret || preview !== null ? 'no-referrer' : 'strict-origin-when-cross-origin',
    );
    return compressedHtml(c, documentHtml(rendered, assets(), config));
  };
}

/** The time of a preview's link is over. */
function leadAway(c: Context<AppEnv>): Response {
  c.header('cache-control', 'no-store');
  return c.redirect(paths.previewEnded, 303);
}
