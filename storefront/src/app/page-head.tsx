import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useContent } from '../lib/use-content';
import { applyPageMeta } from './document-meta';
import type { PageContext, RouteModule } from './route-module';

/** Keeps the document's title and meta tags right after the first view; the server writes them for it. */
export function PageHead({ module }: { module: RouteModule }) {
  const params = useParams();
  const { pathname, search } = useLocation();
  const { cache } = useSWRConfig();
  const url = new URL(`${pathname}${search}`, 'http://page.invalid');
  const mainKey = module.keys?.(params, url)[0] ?? null;
  const main = useContent(mainKey, '');
  const page: PageContext = {
    params,
    url,
    data: <Data,>(key: string) => (key === mainKey ? main.data : cache.get(key)?.data) as Data | undefined,
    failure: (key) => (key === mainKey ? main.error : undefined),
  };
  const meta = module.meta(page);
  useEffect(() => applyPageMeta(meta, window.location.origin));
  return null;
}
