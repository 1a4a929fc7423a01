import { Box, Flex, LinkButton } from '@strapi/design-system';
import { Layouts, Page, useRBAC } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { FailureNotice } from '../../desk/failure-notice';
import { PageTurner } from '../../desk/page-turner';
import { ERASE_PERSON } from '../permissions';
import { useDesk } from '../../desk/use-desk';
import { useLoaded } from '../../desk/use-loaded';
import type { OrderList } from '../wire';
import { OrderFilters } from './order-filters';
import { readSearch, toQuery, type OrderSearch } from './order-search';
import { OrderTable } from './order-table';

/** Orders, newest first, as support looks for them. */
export function OrderListPage() {
  const { send } = useDesk();
  const navigate = useNavigate();
  const search = readSearch(useLocation().state);
  const { q, show, page } = search;
  const load = useCallback(
    (signal: AbortSignal) => send<OrderList>('/order-desk/orders/search', toQuery({ q, show, page }), signal),
    [send, q, show, page],
  );
  const { data, failure, isLoading, reload } = useLoaded(load);
  const { allowedActions } = useRBAC(ERASE_PERSON);

  const searchFor = (next: OrderSearch) => {
    if (JSON.stringify(next) === JSON.stringify(search)) reload();
    else navigate('.', { replace: true, state: { search: next } });
  };

  return (
    <Page.Main>
      <Page.Title>Orders</Page.Title>
      <Layouts.Header
        title="Orders"
        subtitle={isLoading ? 'Reading…' : !failure && data && countOf(data)}
        primaryAction={
          <Flex gap={2}>
            <LinkButton tag={Link} to="refund-queue" variant="secondary">
              Refund queue
            </LinkButton>
            {allowedActions.canErase && (
              <LinkButton tag={Link} to="erase" variant="tertiary">
                Erase personal data
              </LinkButton>
            )}
          </Flex>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <OrderFilters key={`${q}\n${show}`} search={search} onSearch={searchFor} />
          <FailureNotice failure={failure} onRetry={reload} />
          {data && !failure && (
            <Box>
              <OrderTable orders={data.orders} isFiltered={q !== '' || show !== 'all'} />
              <PageTurner page={data} onTurn={(next) => searchFor({ ...search, page: next })} />
            </Box>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function countOf({ total }: OrderList): string {
  return `${total} ${total === 1 ? 'order' : 'orders'}`;
}
