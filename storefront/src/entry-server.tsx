import type { SiteSettings } from '@kiln/contracts/content-api';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Providers, type ServerState } from './app/providers';
import { metaOf } from './app/meta-of';
import type { PageContext, PageMeta } from './app/route-module';
import { matchRoute } from './app/route-table';
import { AppRoutes, loadRoute } from './app/router';
import { DEFAULT_SITE } from './config/site';
import type { ContentFailure } from './lib/content';
import { SITE_KEY } from './lib/site';

/** One key's answer: content, or why there is none. */
export type ContentResult = { data: unknown } | { failure: ContentFailure };

export interface RenderedPage {
  html: string;
  meta: PageMeta;
  site: SiteSettings;
  state: ServerState;
  /** Name of the route's file, for its script and style. */
  routeName: string;
  cache: 'public' | 'private';
  secret: boolean;
}

/** Does the work and notes how long it took, under a name. */
export type TimeStage = <Result>(name: string, work: () => Result | Promise<Result>) => Promise<Result>;

type FetchKey = (key: string) => Promise<ContentResult>;

/** The content of the page at a URL: loads its code, asks `fetchKey` for the keys it names. */
export async function loadState(url: URL, fetchKey: FetchKey): Promise<ServerState> {
  const { entry, params } = matchRoute(url.pathname);
  const module = await loadRoute(entry);
  const keys = [SITE_KEY, ...(module.keys?.(params, url) ?? [])];
  const results = await Promise.all(keys.map(async (key) => [key, await fetchKey(key)] as const));
  const state: ServerState = { content: {}, failures: {} };
  for (const [key, result] of results) {
    if ('data' in result) state.content[key] = result.data;
    else state.failures[key] = result.failure;
  }
  // The built-in ones while the CMS has never answered: no page is without.
  state.content[SITE_KEY] ??= DEFAULT_SITE;
  return state;
}

/** Renders the page at a URL of the content that `fetchKey` has. */
export async function renderPage(url: URL, fetchKey: FetchKey, { time }: { time: TimeStage }): Promise<RenderedPage> {
  const { entry, params } = matchRoute(url.pathname);
  const module = await loadRoute(entry);
  const state = await time('content', () => loadState(url, fetchKey));
  const site = state.content[SITE_KEY] as SiteSettings;
  const page: PageContext = {
    params,
    url,
    site,
    data: <Data,>(key: string) => state.content[key] as Data | undefined,
    failure: (key) => state.failures[key],
  };
  const html = await time('render', () =>
    renderToString(
      <Providers state={state}>
        <StaticRouter location={`${url.pathname}${url.search}`}>
          <AppRoutes />
        </StaticRouter>
      </Providers>,
    ),
  );
  return {
    html,
    meta: metaOf(module, page),
    site,
    state,
    routeName: entry.name,
    cache: entry.cache,
    secret: entry.secret ?? false,
  };
}
