import type { CatalogFacets, FacetCount } from '@kiln/contracts/catalog-api';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Chip } from '../../components/ui/chip';
import { classNames } from '../../components/ui/class-names';
import { paths } from '../../config/paths';
import { PriceFilter } from './price-filter';
import { changed, filtersSearch, isFiltered, NO_FILTERS, type ShopFilters } from './shop-filters';

export interface FilterPanelProps {
  filters: ShopFilters;
  onChange: (filters: ShopFilters) => void;
  facets: CatalogFacets | undefined;
  /** All published products. */
  published: number;
}

/** Categories with counts, price range, tags (S 2). */
export function FilterPanel({ filters, onChange, facets, published }: FilterPanelProps) {
  const categories = [{ slug: '', name: 'All', count: published }, ...(facets?.categories ?? [])];
  const toggleTag = (slug: string) => {
    const tags = filters.tags.includes(slug) ? filters.tags.filter((tag) => tag !== slug) : [...filters.tags, slug];
    onChange(changed(filters, { tags }));
  };
  return (
    <div className="flex flex-col gap-10">
      <FilterGroup title="Category">
        <ul>
          {categories.map((category) => (
            <CategoryLink key={category.slug} filters={filters} category={category} />
          ))}
        </ul>
      </FilterGroup>
      <FilterGroup title="Price range">
        <PriceFilter value={filters.price} onChange={(price) => onChange(changed(filters, { price }))} />
      </FilterGroup>
      <FilterGroup title="Tags">
        <div className="flex flex-wrap gap-2">
          {(facets?.tags ?? []).map(({ slug, name }) => (
            <Chip key={slug} pressed={filters.tags.includes(slug)} onClick={() => toggleTag(slug)}>
              {name}
            </Chip>
          ))}
        </div>
      </FilterGroup>
      {isFiltered(filters) && (
        <button
          type="button"
          onClick={() => onChange({ ...NO_FILTERS, sort: filters.sort })}
          className="min-h-11 self-start text-small text-link"
        >
          Clear filters
        </button>
      )}
    </div>
  );
}

function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="border-b border-hairline pb-3 font-sans text-caption font-medium tracking-normal text-muted">
        {title}
      </h2>
      <div className="pt-3">{children}</div>
    </section>
  );
}

function CategoryLink({ filters, category }: { filters: ShopFilters; category: FacetCount }) {
  const current = filters.category === category.slug;
  return (
    <li>
      <Link
        to={`${paths.shop}${filtersSearch(changed(filters, { category: category.slug }))}`}
        aria-current={current || undefined}
        className={classNames(
          'flex min-h-10 items-center justify-between gap-4 text-small transition-colors hover:text-action',
          current ? 'font-semibold text-text' : 'text-muted',
        )}
      >
        <span className="flex items-center">
          <span
            aria-hidden="true"
            className={classNames('h-0.5 bg-action transition-[width,margin]', current ? 'mr-2.5 w-5' : 'w-0')}
          />
          {category.name}
        </span>
        <span className="figures">{category.count}</span>
      </Link>
    </li>
  );
}
