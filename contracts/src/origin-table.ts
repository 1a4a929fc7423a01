export type OriginService = 'payments' | 'sandbox' | 'cms' | 'storefront';

/** One row of the origin table. `deeper` matches only below the path, `all` the path itself too. */
export interface OriginRule {
  path: string;
  match: 'all' | 'deeper';
  service: OriginService;
}

/** Which service answers a path of the one public origin: first match wins, the rest is the storefront's. */
export const ORIGIN_TABLE: readonly OriginRule[] = [
  { path: '/api/payments', match: 'all', service: 'payments' },
  { path: '/sandbox', match: 'all', service: 'sandbox' },
  { path: '/admin', match: 'deeper', service: 'cms' },
  { path: '/api', match: 'all', service: 'cms' },
  { path: '/uploads', match: 'all', service: 'cms' },
  { path: '/content-manager', match: 'all', service: 'cms' },
  { path: '/content-type-builder', match: 'all', service: 'cms' },
  { path: '/upload', match: 'all', service: 'cms' },
  { path: '/i18n', match: 'all', service: 'cms' },
  { path: '/users-permissions', match: 'all', service: 'cms' },
  { path: '/email', match: 'all', service: 'cms' },
];

/** The service for a request path (no query). `/admin` is the storefront's, `/admin/` and below the CMS's. */
export function serviceFor(pathname: string): OriginService {
  const rule = ORIGIN_TABLE.find(({ path, match }) =>
    match === 'all' ? pathname === path || pathname.startsWith(`${path}/`) : pathname.startsWith(`${path}/`),
  );
  return rule?.service ?? 'storefront';
}
