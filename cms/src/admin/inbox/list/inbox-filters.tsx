import { Choice } from '../../desk/choice';
import { SearchForm } from '../../desk/search-form';
import type { Colleague } from '../wire';
import { KINDS } from '../words';
import { SHOWN, type InboxSearch } from './inbox-search';

interface InboxFiltersProps {
  search: InboxSearch;
  colleagues: Colleague[];
  onSearch: (search: InboxSearch) => void;
}

const SORTS = { newest: 'Newest', waiting: 'Longest waiting' };

export function InboxFilters({ search, colleagues, onSearch }: InboxFiltersProps) {
  const { show, kind, owner, sort } = search;
  const owners = {
    me: 'Mine',
    nobody: 'Nobody’s',
    ...Object.fromEntries(colleagues.map(({ id, name }) => [String(id), name])),
  };
  return (
    <SearchForm
      label="Find inquiries"
      placeholder="Name, e-mail, words or reference"
      search={search}
      onSearch={onSearch}
    >
      {(choose) => (
        <>
          <Choice label="Show" value={show} options={SHOWN} onChoose={(next) => choose({ show: next })} />
          <Choice
            label="Form"
            value={kind}
            options={KINDS}
            everything="Every form"
            onChoose={(next) => choose({ kind: next })}
          />
          <Choice
            label="Owner"
            value={owner}
            options={owners}
            everything="Anybody’s"
            onChoose={(next) => choose({ owner: next })}
          />
          <Choice
            label="First"
            value={sort}
            options={SORTS}
            onChoose={(next) => choose({ sort: next === 'waiting' ? next : 'newest' })}
          />
        </>
      )}
    </SearchForm>
  );
}
