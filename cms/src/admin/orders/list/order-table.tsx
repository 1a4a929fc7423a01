import { EmptyStateLayout, Td, Typography } from '@strapi/design-system';
import { LeadingRow, ListTable, TextCell } from '../../desk/list-table';
import { StateLabel } from '../../desk/state-label';
import { moment } from '../../desk/moment';
import { methodTitle, money, ORDER_STATES } from '../words';
import type { OrderSummary } from '../wire';

interface OrderTableProps {
  orders: OrderSummary[];
  isFiltered: boolean;
}

const COLUMNS = ['Order', 'State', 'Made', 'Buyer', 'Paid by', 'Amount'];

export function OrderTable({ orders, isFiltered }: OrderTableProps) {
  if (orders.length === 0) {
    return (
      <EmptyStateLayout
        content={isFiltered ? 'No order fits. Try a part of the name or address.' : 'Nobody has ordered yet.'}
        hasRadius
      />
    );
  }
  return (
    <ListTable columns={COLUMNS}>
      {orders.map((order) => (
        <LeadingRow key={order.id} to={order.id} name={order.number}>
          <Td>
            <StateLabel label={ORDER_STATES[order.state]} />
          </Td>
          <Td>
            <Typography textColor="neutral800">{moment(order.createdAt)}</Typography>
          </Td>
          <TextCell text={order.name || 'Erased'} note={order.email} width="36rem" />
          <Td>
            <Typography textColor="neutral800">{methodTitle(order.method)}</Typography>
          </Td>
          <Td>
            <Typography textColor="neutral800" style={{ fontVariantNumeric: 'tabular-nums' }}>
              {money(order.total)}
            </Typography>
          </Td>
        </LeadingRow>
      ))}
    </ListTable>
  );
}
