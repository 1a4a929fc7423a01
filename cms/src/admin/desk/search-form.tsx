import { Box, Button, Field, Flex } from '@strapi/design-system';
import { Search } from '@strapi/icons';
import { useState, type ReactNode } from 'react';

interface SearchFormProps<Wanted> {
  label: string;
  placeholder: string;
  search: Wanted;
  /** Gets the whole search, from its first page. */
  onSearch: (search: Wanted) => void;
  /** Choices beside the words; each takes along what has been typed. */
  children: (choose: (changes: Partial<Wanted>) => void) => ReactNode;
}

/** Looks for words in a list. Give it the search as its key, so that it follows the way back. */
export function SearchForm<Wanted extends { q: string; page: number }>(props: SearchFormProps<Wanted>) {
  const { label, placeholder, search, onSearch, children } = props;
  const [typed, setTyped] = useState(search.q);
  const choose = (changes: Partial<Wanted>) => onSearch({ ...search, page: 1, q: typed.trim(), ...changes });

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        choose({});
      }}
    >
      <Flex gap={3} alignItems="flex-end" wrap="wrap">
        <Box minWidth="30rem" grow={1} maxWidth="40rem">
          <Field.Root name="q">
            <Field.Label>{label}</Field.Label>
            <Field.Input
              type="search"
              placeholder={placeholder}
              maxLength={254}
              value={typed}
              startAction={<Search aria-hidden />}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field.Root>
        </Box>
        <Button type="submit" size="L">
          Search
        </Button>
        {children(choose)}
      </Flex>
    </form>
  );
}
