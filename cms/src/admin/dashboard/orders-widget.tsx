import { Box, Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { StateLabel } from '../desk/state-label';
import { moment } from '../desk/moment';
import { money, ORDER_STATES } from '../orders/words';
import type { OrderList } from '../orders/wire';
import { useWidgetData, WidgetBody } from './widget';

const NEWEST = { limit: 6, page: 1 };

export function OrdersWidget() {
  const loaded = useWidgetData<OrderList>('/order-desk/orders/search', NEWEST);
  return (
    <WidgetBody loaded={loaded}>
      {({ orders }) =>
        orders.length === 0 ? (
          <Typography textColor="neutral600">Nobody has ordered yet.</Typography>
        ) : (
          <ul>
            {orders.map(({ id, number, name, total, state, createdAt }) => (
              <li key={id}>
                <Flex gap={3} justifyContent="space-between" alignItems="center" paddingBottom={3}>
                  <Box minWidth={0}>
                    <Typography tag="p" ellipsis>
                      <Typography tag={Link} to={`/orders/${id}`} fontWeight="bold" textColor="primary600">
                        {number}
                      </Typography>{' '}
                      {name || 'Erased'}
                    </Typography>
                    <Typography tag="p" variant="pi" textColor="neutral600">
                      {money(total)}, {moment(createdAt)}
                    </Typography>
                  </Box>
                  <StateLabel label={ORDER_STATES[state]} />
                </Flex>
              </li>
            ))}
          </ul>
        )
      }
    </WidgetBody>
  );
}
