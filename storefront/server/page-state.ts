import type { Handler } from 'hono';
import type { VersionedState } from '../src/app/providers';
import { acceptedEncoding } from './accepted-encoding';
import type { AppEnv, Dependencies } from './app';
import { compressed } from './compressed';
import type { ContentSource } from './content-source';
import type { ContentVersion } from './content-version';

/** With the version that it names, an address never answers anything else. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * GET `/state/{version}?page={path and query}`: the content that the page was rendered of, apart from its HTML, which
 * so comes sooner. It says which version it is: when the content has changed since, today's.
 */
export function pageState(
  { config, loadState }: Pick<Dependencies, 'config' | 'loadState'>,
  content: ContentSource,
  contentVersion: ContentVersion,
): Handler<AppEnv> {
  return async (c) => {
    const page = c.req.query('page') ?? '';
    // Set, not resolved: '//elsewhere' must not become another host.
    const url = new URL(config.publicUrl);
    const query = page.indexOf('?');
    url.pathname = query < 0 ? page : page.slice(0, query);
    url.search = query < 0 ? '' : page.slice(query);
    const version = await contentVersion();
    let current = version !== null;
    const state = await loadState(url, async (key) => {
      const answer = await content.fetchKey(key, { requestId: c.get('requestId'), version });
      current &&= answer.current;
      return answer;
    });
    const keeps = current && c.req.param('version') === version;
    const encoding = acceptedEncoding(c.req.header('accept-encoding'));
    const answer: VersionedState = { version: current ? version : null, state };
    const text = JSON.stringify(answer);
    const body = await compressed(text, encoding);
    c.header('content-type', 'application/json; charset=utf-8');
    c.header('cache-control', keeps ? FOR_EVER : 'no-store');
    c.header('vary', 'Accept-Encoding', { append: true });
    if (encoding) c.header('content-encoding', encoding);
    if (keeps && version !== null) c.set('keep', { version, body, forEver: true });
    return c.body(body);
  };
}
