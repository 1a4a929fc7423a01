import { Box, Button, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { Search } from '@strapi/icons';
import { useState } from 'react';
import { SHOWN, type OrderSearch } from './order-search';

interface OrderFiltersProps {
  search: OrderSearch;
  onSearch: (changes: Partial<OrderSearch>) => void;
}

export function OrderFilters({ search, onSearch }: OrderFiltersProps) {
  const [typed, setTyped] = useState(search.q);

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({ q: typed.trim() });
      }}
    >
      <Flex gap={3} alignItems="flex-end" wrap="wrap">
        <Box minWidth="36rem">
          <Field.Root name="q">
            <Field.Label>Find orders</Field.Label>
            <Field.Input
              type="search"
              placeholder="Number, e-mail, name or product"
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
        <Box minWidth="22rem">
          <Field.Root name="show">
            <Field.Label>Show</Field.Label>
            <SingleSelect value={search.show} onChange={(show) => onSearch({ q: typed.trim(), show: String(show) })}>
              {Object.entries(SHOWN).map(([key, { label }]) => (
                <SingleSelectOption key={key} value={key}>
                  {label}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
        </Box>
      </Flex>
    </form>
  );
}
