import type { SiteSettings } from '@kiln/contracts/content-api';
import type { ComponentType } from 'react';
import type { ContentFailure } from '../lib/content';

export interface PageMeta {
  title: string;
  description?: string;
  /** Path of the page's one address, without query unless the query makes another page. */
  canonical?: string;
  /** Path or URL of the Open Graph picture. */
  image?: string;
  /** Open Graph type; 'website' unless told. */
  type?: 'website' | 'product';
  robots?: 'noindex';
  jsonLd?: Record<string, unknown>[];
  /** Status of the server's answer; 200 unless told. */
  status?: number;
  /** The path where this page is for good: the server answers 308, the browser goes there. */
  redirect?: string;
  /** The picture the first view waits for: the server's HTML preloads it. */
  preloadImage?: { src: string; srcSet?: string; sizes?: string };
}

/** What `meta` may look at: the address, and the content that `keys` named. */
export interface PageContext {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  site: SiteSettings;
  /** The content of a key, as its hook would return it; undefined while loading or failed. */
  data<Data>(key: string): Data | undefined;
  failure(key: string): ContentFailure | undefined;
}

/** What a file in `routes/` exports. */
export interface RouteModule {
  Component: ComponentType;
  /** SWR keys (paths of the one origin) that the server fetches before it renders. The first also drives `meta` in the browser. */
  keys?(params: PageContext['params'], url: URL): string[];
  meta(page: PageContext): PageMeta;
}
