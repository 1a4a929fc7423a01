import { Box, Button, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { Search } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FailureNotice } from '../../desk/failure-notice';
import { PageTurner } from '../../desk/page-turner';
import { useDesk } from '../../desk/use-desk';
import { useLoaded } from '../../desk/use-loaded';
import type { BookingList } from '../wire';
import { readSearch, SHOWN, toAddress, type BookingSearch } from './booking-search';
import { BookingTable } from './booking-table';
import { cityOf } from './booking-times';

/** Who comes when, the next ones first. */
export function BookingListPage() {
  const { send } = useDesk();
  const navigate = useNavigate();
  const { search: inQuery, hash } = useLocation();
  const search = readSearch({ search: inQuery, hash });
  const load = useCallback(
    (signal: AbortSignal) =>
      send<BookingList>('/booking-desk/bookings/search', readSearch({ search: inQuery, hash }), signal),
    [send, inQuery, hash],
  );
  const { data, failure, isLoading, reload } = useLoaded(load);

  const searchFor = (changes: Partial<BookingSearch>) => {
    const next = toAddress({ ...search, page: 1, ...changes });
    if (next.search === inQuery && next.hash === hash) reload();
    else navigate(next, { replace: true });
  };

  return (
    <Page.Main>
      <Page.Title>Bookings</Page.Title>
      <Layouts.Header title="Bookings" subtitle={isLoading ? 'Reading…' : !failure && data && countOf(data)} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <BookingFilters key={`${inQuery}\n${hash}`} search={search} onSearch={searchFor} />
          <FailureNotice failure={failure} onRetry={reload} />
          {data && !failure && (
            <Box>
              <BookingTable
                bookings={data.bookings}
                studioZone={data.studioZone}
                nothing={search.q === '' ? 'No bookings here.' : 'No booking fits. Try fewer words, or show all.'}
              />
              <PageTurner page={data} onTurn={(page) => searchFor({ page })} />
            </Box>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function countOf({ total, studioZone }: BookingList): string {
  return `${total} ${total === 1 ? 'booking' : 'bookings'} · times of the studio (${cityOf(studioZone)})`;
}

interface BookingFiltersProps {
  search: BookingSearch;
  onSearch: (changes: Partial<BookingSearch>) => void;
}

function BookingFilters({ search, onSearch }: BookingFiltersProps) {
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
            <Field.Label>Find bookings</Field.Label>
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
        <Box minWidth="20rem">
          <Field.Root name="show">
            <Field.Label>Show</Field.Label>
            <SingleSelect value={search.show} onChange={(show) => onSearch({ q: typed.trim(), show: String(show) })}>
              {Object.entries(SHOWN).map(([key, text]) => (
                <SingleSelectOption key={key} value={key}>
                  {text}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
        </Box>
      </Flex>
    </form>
  );
}
