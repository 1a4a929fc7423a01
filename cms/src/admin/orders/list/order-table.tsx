import { Box, EmptyStateLayout, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Link, useNavigate } from 'react-router-dom';
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
  const navigate = useNavigate();
  if (orders.length === 0) {
    return (
      <EmptyStateLayout
        content={isFiltered ? 'No order fits. Try a part of the name or address.' : 'Nobody has ordered yet.'}
        hasRadius
      />
    );
  }
  return (
    <Table colCount={COLUMNS.length} rowCount={orders.length + 1}>
      <Thead>
        <Tr>
          {COLUMNS.map((name) => (
            <Th key={name}>
              <Typography variant="sigma" textColor="neutral600">
                {name}
              </Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {orders.map((order) => (
          <Tr key={order.id} onClick={() => navigate(order.id)} style={{ cursor: 'pointer' }}>
            <Td>
              <Typography
                tag={Link}
                to={order.id}
                fontWeight="bold"
                textColor="primary600"
                // The row leads there too: twice would leave a second step on the way back.
                onClick={(event) => event.stopPropagation()}
              >
                {order.number}
              </Typography>
            </Td>
            <Td>
              <StateLabel label={ORDER_STATES[order.state]} />
            </Td>
            <Td>
              <Typography textColor="neutral800">{moment(order.createdAt)}</Typography>
            </Td>
            <Td>
              <Box maxWidth="36rem">
                <Typography tag="p" ellipsis textColor="neutral800">
                  {order.name || 'Erased'}
                </Typography>
                <Typography tag="p" ellipsis variant="pi" textColor="neutral600">
                  {order.email}
                </Typography>
              </Box>
            </Td>
            <Td>
              <Typography textColor="neutral800">{methodTitle(order.method)}</Typography>
            </Td>
            <Td>
              <Typography textColor="neutral800" style={{ fontVariantNumeric: 'tabular-nums' }}>
                {money(order.total)}
              </Typography>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
