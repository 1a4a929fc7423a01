import { createHash } from 'node:crypto';
import type { Context, Handler } from 'hono';
import { SITE_KEY } from '../src/lib/site';
import { statePath } from '../src/lib/page-state';
import { previewToken } from '../src/lib/preview';
import { paths } from '../src/config/paths';
import { acceptedEncoding } from './accepted-encoding';
import type { AppEnv, Dependencies } from './app';
import { compressed } from './compressed';
import type { ContentSource } from './content-source';
import type { ContentVersion } from './content-version';
import { createDocuments } from './document';
import { requestPath } from './request-path';
import { seenQuery } from './seen-query';
import { createStages } from './stages';

const CACHE_CONTROL = {
  public: 'public, max-age=1, stale-while-revalidate=3, stale-if-error=86400',
  private: 'private, no-store',
};

/** Renders the page of the address; its status is the route's word. */
export function page(
  dependencies: Dependencies,
  content: ContentSource,
  contentVersion: ContentVersion,
): Handler<AppEnv> {
  const { config, renderPage } = dependencies;
  const documentOf = createDocuments(config, dependencies.assets);

  return async (c) => {
    const { pathname, search } = requestPath(c);
    const url = new URL(config.publicUrl);
    // Set, not resolved: '//elsewhere' must not become another host.
    url.pathname = pathname;
    const seen = seenQuery(pathname, search);
    url.search = seen;
    const preview = previewToken(search);
    const stages = createStages();
    // Asked for before the content: what is kept under a version is never older than it.
    const version = await contentVersion();
    const question = { requestId: c.get('requestId'), preview, version };
    let current = version !== null && preview === null;
    const fetchKey = async (key: string) => {
      const answer = await content.fetchKey(key, question);
      current &&= answer.current;
      return answer;
    };
    const rendered = await renderPage(url, fetchKey, stages);
    if (preview !== null) {
      c.header('x-robots-tag', 'noindex');
      if (rendered.state.failures[SITE_KEY]?.status === 410) return leadAway(c);
    }
    if (rendered.meta.redirect) {
      c.header('cache-control', CACHE_CONTROL.public);
      // Who is led on takes along what the page did not see.
      return c.redirect(seen ? rendered.meta.redirect : `${rendered.meta.redirect}${search}`, 308);
    }
    const status = rendered.meta.status ?? 200;
    c.status(status as 200);
    const isPublic = rendered.cache === 'public' && preview === null && status < 500;
    c.header('cache-control', status >= 500 ? 'no-store' : CACHE_CONTROL[isPublic ? 'public' : 'private']);
    // The address of an order's page or of a preview is its key: nobody that it links to may learn it.
    c.header(
      'referrer-policy',
      rendered.secret || preview !== null ? 'no-referrer' : 'strict-origin-when-cross-origin',
    );
    const kept = isPublic && current && version !== null;
    const state = kept ? { state: statePath(version, `${pathname}${seen}`), version } : null;
    const { html, policy } = await stages.time('document', () => documentOf(rendered, state));
    c.set('policy', policy);
    const encoding = acceptedEncoding(c.req.header('accept-encoding'));
    const body = await stages.time('compress', () => compressed(html, encoding));
    c.header('content-type', 'text/html; charset=utf-8');
    c.header('vary', 'Accept-Encoding', { append: true });
    if (encoding) c.header('content-encoding', encoding);
    c.header('server-timing', stages.header());
    if (kept) {
      c.header('etag', `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`);
      c.set('keep', { version, body });
    }
    return c.body(body);
  };
}

/** The time of a preview's link is over. */
function leadAway(c: Context<AppEnv>): Response {
  c.header('cache-control', 'no-store');
  return c.redirect(paths.previewEnded, 303);
}
