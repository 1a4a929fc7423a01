import { useState } from 'react';
import { Icon } from '../../components/ui/icon';
import { paths } from '../../config/paths';
import { useDebouncedCallback } from '../../hooks/use-debounced-callback';

const DELAY = 250;

/** Search by title, description or tag (S 5): asks when typing pauses, at once on Enter; the field keeps the focus. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  // What the address said last; a change that did not come from here (back, clear) goes into the field.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  const search = useDebouncedCallback((wanted: string) => {
    setKnown(wanted.trim());
    onSearch(wanted.trim());
  }, DELAY);

  return (
    <search className="grow basis-full border-b border-hairline sm:basis-0 sm:border-b-0">
      <form
        action={paths.shop}
        onSubmit={(event) => {
          event.preventDefault();
          search.now(text);
        }}
        className="relative flex items-center"
      >
        <label className="pointer-events-none absolute left-0 text-muted" htmlFor="shop-search">
          <Icon name="search" />
          <span className="sr-only">Search assets</span>
        </label>
        <input
          id="shop-search"
          type="search"
          name="q"
          value={text}
          placeholder="Search assets..."
          autoComplete="off"
          onChange={({ target }) => {
            setText(target.value);
            search.later(target.value);
          }}
          className="min-h-14 w-full bg-transparent pr-2 pl-9 text-body placeholder:text-muted focus-visible:outline-offset-0"
        />
      </form>
    </search>
  );
}
