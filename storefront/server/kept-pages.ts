import { serviceFor } from '@kiln/contracts/origin-table';
import type { Context, MiddlewareHandler } from 'hono';
import { STATES } from '../src/lib/page-state';
import { acceptedEncoding } from './accepted-encoding';
import type { AppEnv } from './app';
import { smaller } from './compressed';
import type { ContentVersion } from './content-version';
import { requestPath } from './request-path';
import { seenQuery } from './seen-query';

const MOST_PAGES = 300;
const MOST_BYTES = 12_000_000;

/** What a page that may be kept says of itself. */
export interface KeptAnswer {
  version: string;
  body: Uint8Array<ArrayBuffer>;
  /** Its address names the version, so it stays true. */
  forEver?: true;
}

interface Page {
  /** null: any. */
  version: string | null;
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  /** What it counts as, whatever becomes of it: its bytes when it came. */
  size: number;
  /** Whether it has been compressed again, or is about to be. */
  shrunk: boolean;
}

/**
 * Answers public pages from memory as long as the content version that they were rendered of stands. What may be kept
 * is the page's word (`c.set('keep', …)`); headers are kept as the rest of the server wrote them.
 */
export function keptPages(contentVersion: ContentVersion): MiddlewareHandler<AppEnv> {
  const pages = createPageStore();
  const renewing = new Map<string, Promise<void>>();

  return async (c, next) => {
    if (c.req.method !== 'GET') return next();
    const key = `${acceptedEncoding(c.req.header('accept-encoding'))} ${addressOf(c)}`;
    const current = async () => {
      const page = pages.get(key);
      if (!page || page.version === null) return page;
      return page.version === ofToday(await contentVersion()) ? page : undefined;
    };
    const render = async () => {
      await next();
      const kept = c.get('keep');
      if (!kept) return;
      const { 'x-request-id': _id, 'server-timing': _timing, ...headers } = Object.fromEntries(c.res.headers);
      const version = kept.forEver ? null : ofToday(kept.version);
      pages.keep(key, {
        version,
        status: c.res.status,
        headers,
        body: kept.body,
        size: kept.body.length,
        shrunk: false,
      });
    };

    let page = await current();
    // After a change one visitor's page is rendered, and whoever comes meanwhile gets the same.
    if (!page && renewing.has(key)) {
      await renewing.get(key);
      page = await current();
    }
    if (page) {
      if (!page.shrunk) void shrink(page);
      c.set('fromMemory', true);
      return answer(page, c.get('requestId'), c.req.header('if-none-match'));
    }
    if (!pages.get(key)) return render();
    const work = render().finally(() => renewing.delete(key));
    renewing.set(
      key,
      work.catch(() => undefined),
    );
    return work;
  };
}

/** As pages are told apart: without what they do not see. A state's address names its page; others' are passed on. */
function addressOf(c: Context): string {
  const address = c.req.url.slice(c.req.url.indexOf('/', 8));
  if (!address.includes('?') || address.startsWith(STATES)) return address;
  const { pathname, search } = requestPath(c);
  if (serviceFor(pathname) !== 'storefront') return address;
  return `${pathname}${seenQuery(pathname, search)}`;
}

/** Pages by what was asked for, as many as fit: the oldest go first. */
export function createPageStore() {
  const pages = new Map<string, Page>();
  let bytes = 0;
  const forget = (key: string) => {
    bytes -= pages.get(key)?.size ?? 0;
    pages.delete(key);
  };
  return {
    get: (key: string) => pages.get(key),
    keep(key: string, page: Page) {
      forget(key);
      pages.set(key, page);
      bytes += page.size;
      // The oldest go first: one that is still wanted comes back with its next visitor.
      for (const oldest of pages.keys()) {
        if (pages.size <= MOST_PAGES && bytes <= MOST_BYTES) break;
        forget(oldest);
      }
    },
  };
}

/** Asked for a second time, so more will come. */
async function shrink(page: Page): Promise<void> {
  page.shrunk = true;
  page.body = await smaller(page.body, page.headers['content-encoding']);
}

/** The footer says the year. */
const ofToday = (version: string | null) => `${version} ${new Date().getFullYear()}`;

/** Plain headers: Hono would take others apart and put them together again for each visitor. */
function answer(page: Page, requestId: string, ifNoneMatch: string | undefined): Response {
  const headers = { ...page.headers, 'x-request-id': requestId, 'server-timing': 'kept' };
  if (page.headers.etag && ifNoneMatch === page.headers.etag) return new Response(null, { status: 304, headers });
  return new Response(page.body, { status: page.status, headers });
}
