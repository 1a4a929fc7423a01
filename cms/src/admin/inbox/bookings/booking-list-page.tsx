import { Box, Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Choice } from '../../desk/choice';
import { FailureNotice } from '../../desk/failure-notice';
import { PageTurner } from '../../desk/page-turner';
import { SearchForm } from '../../desk/search-form';
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

  const searchFor = (wanted: BookingSearch) => {
    const next = toAddress(wanted);
    if (next.search === inQuery && next.hash === hash) reload();
    else navigate(next, { replace: true });
  };

  return (
    <Page.Main>
      <Page.Title>Bookings</Page.Title>
      <Layouts.Header title="Bookings" subtitle={isLoading ? 'Reading…' : !failure && data && countOf(data)} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <SearchForm
            key={`${inQuery}\n${hash}`}
            label="Find bookings"
            placeholder="Name, e-mail, words or reference"
            search={search}
            onSearch={searchFor}
          >
            {(choose) => (
              <Choice label="Show" value={search.show} options={SHOWN} onChoose={(show) => choose({ show })} />
            )}
          </SearchForm>
          <FailureNotice failure={failure} onRetry={reload} />
          {data && !failure && (
            <Box>
              <BookingTable
                bookings={data.bookings}
                studioZone={data.studioZone}
                nothing={search.q === '' ? 'No bookings here.' : 'No booking fits. Try fewer words, or show all.'}
              />
              <PageTurner page={data} onTurn={(page) => searchFor({ ...search, page })} />
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
