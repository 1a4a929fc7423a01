import { Choice } from '../../desk/choice';
import { SearchForm } from '../../desk/search-form';
import { SHOWN, type OrderSearch } from './order-search';

interface OrderFiltersProps {
  search: OrderSearch;
  onSearch: (search: OrderSearch) => void;
}

const LABELS = Object.fromEntries(Object.entries(SHOWN).map(([key, { label }]) => [key, label]));

export function OrderFilters({ search, onSearch }: OrderFiltersProps) {
  return (
    <SearchForm label="Find orders" placeholder="Number, e-mail, name or product" search={search} onSearch={onSearch}>
      {(choose) => <Choice label="Show" value={search.show} options={LABELS} onChoose={(show) => choose({ show })} />}
    </SearchForm>
  );
}
