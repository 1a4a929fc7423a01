import type { CatalogProduct, ProductList, ProductSort } from '@kiln/contracts/catalog-api';
import { useState, type ReactNode } from 'react';
import { Button } from '../../components/ui/button';
import { classNames } from '../../components/ui/class-names';
import { Dialog } from '../../components/ui/dialog';
import { Icon } from '../../components/ui/icon';
import { FilterPanel } from './filter-panel';
import { LiveIndicator } from './live-indicator';
import { SkeletonGrid } from './product-grid';
import { SearchBox } from './search-box';
import { NoProducts, ShopUnavailable } from './shop-states';
import { changed, type ShopFilters } from './shop-filters';
import { LoadMore } from './load-more';
import { SortSelect } from './sort-select';
import { useLiveProducts } from './use-live-products';

export interface ShopScreenProps {
  filters: ShopFilters;
  /** `replace` leaves no step behind for the browser's Back. */
  onFilters: (filters: ShopFilters, options?: { replace: boolean }) => void;
  /** Ways to cart and wishlist. */
  links: ReactNode;
  /** The list's cards. They know of cart and wishlist, this screen does not: to add draws neither filters nor search. */
  grid: (products: readonly CatalogProduct[]) => ReactNode;
}

/** The shop (S 2): filters in the address, answered by the server; the list follows the catalogue live. */
export function ShopScreen({ filters, onFilters, links, grid }: ShopScreenProps) {
  const list = useLiveProducts(filters);
  const [panelOpen, setPanelOpen] = useState(false);
  const panel = {
    filters,
    onChange: (next: ShopFilters) => onFilters(next),
    facets: list.data?.facets,
    published: list.data?.published ?? 0,
  };

  return (
    <div className="wrap">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6 pt-12 pb-8 md:pt-20 md:pb-10">
        <h1 className="display-type text-display">Digital Assets</h1>
        <div className="flex items-center gap-4">
          <LiveIndicator lost={list.lost} />
          {links}
        </div>
      </header>

      <div className="sticky top-18 z-20 flex flex-wrap items-center gap-x-4 border-y border-hairline bg-page">
        <SearchBox
          value={filters.search}
          onSearch={(search) => onFilters(changed(filters, { search }), { replace: true })}
        />
        <Button
          variant="quiet"
          icon="filter"
          onClick={() => setPanelOpen(true)}
          aria-haspopup="dialog"
          className="mr-auto no-underline lg:hidden"
        >
          Filters
        </Button>
        <SortSelect value={filters.sort} onChange={(sort: ProductSort) => onFilters(changed(filters, { sort }))} />
      </div>

      <div className="columns-12 pt-8">
        <aside aria-label="Filters" className="col-span-3 hidden lg:block">
          <div className="sticky top-40 max-h-[calc(100dvh-11rem)] overflow-y-auto pr-4 pb-8">
            <FilterPanel {...panel} />
          </div>
        </aside>
        <section aria-label="Products" aria-busy={list.isValidating} className="col-span-12 min-h-[60vh] lg:col-span-9">
          <h2 className="sr-only">Products</h2>
          {list.data && <ResultCounts list={list.data} />}
          {list.error && (
            <ShopUnavailable
              message={list.error.message}
              stale={Boolean(list.data)}
              onRetry={() => void list.mutate()}
            />
          )}
          {list.isLoading && !list.data && <SkeletonGrid />}
          {list.data && list.data.products.length === 0 && <NoProducts filtered={list.data.published > 0} />}
          {list.data && (
            <div className={classNames('transition-opacity', list.isLoading && 'opacity-60')}>
              {grid(list.data.products)}
              <LoadMore filters={filters} list={list.data} busy={list.isLoading} />
            </div>
          )}
        </section>
      </div>

      <Dialog kind="side" open={panelOpen} onClose={() => setPanelOpen(false)} title="Filters">
        <div className="px-6 py-6">
          <FilterPanel {...panel} />
          <div className="sticky bottom-0 mt-8 bg-page py-4">
            <Button wide onClick={() => setPanelOpen(false)}>
              <Icon name="check" size={18} />
              Show {list.data?.pagination.total ?? 0} results
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}

function ResultCounts({ list }: { list: ProductList }) {
  return (
    <p role="status" className="figures mb-6 flex justify-between gap-4 text-caption text-muted">
      <span>Showing {list.products.length} results</span>
      <span>
        {list.pagination.total} of {list.published} products
      </span>
    </p>
  );
}
