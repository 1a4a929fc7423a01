import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useSite } from '../lib/site';
import { useContent } from '../lib/use-content';
import { applyPageMeta } from './document-meta';
import { metaOf } from './meta-of';
import type { PageContext, RouteModule } from './route-module';
import { useRouteParams } from './route-params';

/** Keeps the document's title and meta tags right after the first view; the server writes them for it. */
export function PageHead({ module }: { module: RouteModule }) {
  const params = useRouteParams();
  const { pathname, search } = useLocation();
  const { cache } = useSWRConfig();
  const site = useSite();
  const url = new URL(`${pathname}${search}`, 'http://page.invalid');
  const mainKey = module.keys?.(params, url)[0] ?? null;
  const main = useContent(mainKey, '');
  const page: PageContext = {
    params,
    url,
    site,
    data: <Data,>(key: string) => (key === mainKey ? main.data : cache.get(key)?.data) as Data | undefined,
    failure: (key) => (key === mainKey ? main.error : undefined),
  };
  const meta = metaOf(module, page);
  useEffect(() => applyPageMeta(meta, window.location.origin, site));
  const navigate = useNavigate();
  const { redirect } = meta;
  useEffect(() => {
    if (redirect) void navigate(redirect, { replace: true });
  }, [redirect, navigate]);
  return null;
}
