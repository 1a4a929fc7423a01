import { Box, Button, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { Search } from '@strapi/icons';
import { useState } from 'react';
import type { Colleague } from '../wire';
import { KINDS } from '../words';
import { SHOWN, type InboxSearch } from './inbox-search';

interface InboxFiltersProps {
  search: InboxSearch;
  colleagues: Colleague[];
  onSearch: (changes: Partial<InboxSearch>) => void;
}

const SORTS = { newest: 'Newest', waiting: 'Longest waiting' };

export function InboxFilters({ search, colleagues, onSearch }: InboxFiltersProps) {
  const [typed, setTyped] = useState(search.q);
  const choose = (changes: Partial<InboxSearch>) => onSearch({ q: typed.trim(), ...changes });
  const owners = {
    me: 'Mine',
    nobody: 'Nobody’s',
    ...Object.fromEntries(colleagues.map(({ id, name }) => [String(id), name])),
  };

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
            <Field.Label>Find inquiries</Field.Label>
            <Field.Input
              type="search"
              placeholder="Name, e-mail, words or reference"
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
        <Choice label="Show" value={search.show} options={SHOWN} onChoose={(show) => choose({ show })} />
        <Choice
          label="Form"
          value={search.kind}
          options={KINDS}
          everything="Every form"
          onChoose={(kind) => choose({ kind })}
        />
        <Choice
          label="Owner"
          value={search.owner}
          options={owners}
          everything="Anybody’s"
          onChoose={(owner) => choose({ owner })}
        />
        <Choice
          label="First"
          value={search.sort}
          options={SORTS}
          onChoose={(sort) => choose({ sort: sort === 'waiting' ? sort : 'newest' })}
        />
      </Flex>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: Record<string, string>;
  /** What no choice is called, where there may be none. */
  everything?: string;
  onChoose: (value: string) => void;
}

/** The design system's select takes '' for nothing chosen. */
const ANY = 'any';

function Choice({ label, value, options, everything, onChoose }: ChoiceProps) {
  return (
    <Box minWidth="16rem">
      <Field.Root name={label.toLowerCase()}>
        <Field.Label>{label}</Field.Label>
        <SingleSelect
          value={value === '' ? ANY : value}
          onChange={(chosen) => onChoose(chosen === ANY ? '' : String(chosen))}
        >
          {everything !== undefined && <SingleSelectOption value={ANY}>{everything}</SingleSelectOption>}
          {Object.entries(options).map(([key, text]) => (
            <SingleSelectOption key={key} value={key}>
              {text}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Box>
  );
}
