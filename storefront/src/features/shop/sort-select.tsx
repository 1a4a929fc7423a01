import type { ProductSort } from '@kiln/contracts/catalog-api';
import { Icon } from '../../components/ui/icon';

/** The orders of S 2, by their texts. */
const SORTS: readonly (readonly [ProductSort, string])[] = [
  ['featured', 'Featured'],
  ['price-asc', 'Price: Low to High'],
  ['price-desc', 'Price: High to Low'],
  ['name', 'Name'],
];

export function SortSelect({ value, onChange }: { value: ProductSort; onChange: (sort: ProductSort) => void }) {
  return (
    <div className="relative flex items-center">
      <select
        aria-label="Sort by"
        value={value}
        onChange={({ target }) => {
          const chosen = SORTS.find(([sort]) => sort === target.value);
          if (chosen) onChange(chosen[0]);
        }}
        className="min-h-14 appearance-none bg-page pr-7 pl-2 text-right text-small transition-colors hover:text-action"
      >
        {SORTS.map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute right-0">
        <Icon name="chevron-down" size={16} />
      </span>
    </div>
  );
}
