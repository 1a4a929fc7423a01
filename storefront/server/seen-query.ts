import { matchRoute } from '../src/app/route-table';
import { paths } from '../src/config/paths';
import { filtersSearch, readFilters } from '../src/features/shop/shop-filters';
import { previewToken } from '../src/lib/preview';

/**
 * The part of an address's query that its page is rendered of, in one spelling: the marks of a campaign make no page
 * of their own, and are told to nobody else. A visitor's own pages and previews see the whole query.
 * @param search '' or '?…', and so is what comes back
 */
export function seenQuery(pathname: string, search: string): string {
  if (search === '') return '';
  const { entry } = matchRoute(pathname);
  if (entry.cache === 'private' || previewToken(search) !== null) return search;
  return entry.path === paths.shop ? filtersSearch(readFilters(new URLSearchParams(search))) : '';
}
