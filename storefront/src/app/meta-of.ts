import { PREVIEW } from '../lib/preview';
import type { PageContext, PageMeta, RouteModule } from './route-module';

/** A page's head. A preview is for those who have its link: no search engine, no address of its own, no offer. */
export function metaOf(module: RouteModule, page: PageContext): PageMeta {
  const meta = module.meta(page);
  if (!page.url.searchParams.has(PREVIEW)) return meta;
  const { canonical: _canonical, jsonLd: _jsonLd, redirect: _redirect, ...rest } = meta;
  return { ...rest, robots: 'noindex' };
}
