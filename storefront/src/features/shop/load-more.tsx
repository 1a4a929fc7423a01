import type { ProductList } from '@kiln/contracts/catalog-api';
import { ButtonLink, Spinner } from '../../components/ui/button';
import { paths } from '../../config/paths';
import { filtersSearch, type ShopFilters } from './shop-filters';

interface LoadMoreProps {
  filters: ShopFilters;
  list: ProductList;
  busy: boolean;
}

/** Appends the next 24; a link, so it works without script and the address keeps how far one has come. */
export function LoadMore({ filters, list, busy }: LoadMoreProps) {
  if (list.products.length >= list.pagination.total) return null;
  const next = `${paths.shop}${filtersSearch({ ...filters, pages: filters.pages + 1 })}`;
  return (
    <p className="mt-16 flex justify-center border-t border-hairline pt-8">
      <ButtonLink to={next} replace variant="outline" aria-disabled={busy || undefined}>
        {busy && <Spinner />}
        Load more
      </ButtonLink>
    </p>
  );
}
