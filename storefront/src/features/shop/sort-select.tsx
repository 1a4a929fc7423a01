import type { ProductSort } from '@kiln/contracts/catalog-api';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../../components/ui/icon';

/** The orders of S 2, by their texts. */
const SORTS: readonly (readonly [ProductSort, string])[] = [
  ['featured', 'Featured'],
  ['price-asc', 'Price: Low to High'],
  ['price-desc', 'Price: High to Low'],
  ['name', 'Name'],
];

export function SortSelect({ value, onChange }: { value: ProductSort; onChange: (sort: ProductSort) => void }) {
  const select = useRef<HTMLSelectElement>(null);
  const choose = (wanted: string) => {
    const chosen = SORTS.find(([sort]) => sort === wanted);
    if (chosen && chosen[0] !== value) onChange(chosen[0]);
  };
  const chooseEarly = useEffectEvent(() => {
    if (select.current) choose(select.current.value);
  });
  // A choice made before the page came alive counts too.
  useEffect(() => chooseEarly(), []);
  return (
    <div className="relative flex items-center">
      <select
        ref={select}
        aria-label="Sort by"
        value={value}
        onChange={({ target }) => choose(target.value)}
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
