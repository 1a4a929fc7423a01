import { Box, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '../../desk/panel';
import type { Erasure } from '../wire';
import { day } from '../../desk/moment';
import { BLOCKS, ORDER_STATES } from '../words';

interface ErasureOrdersProps {
  title: string;
  orders: Erasure['orders'];
  /** What can be done about them. */
  children: ReactNode;
}

/** The orders of an erasure, each with the invoice that stays and with what stands in the way. */
export function ErasureOrders({ title, orders, children }: ErasureOrdersProps) {
  return (
    <Panel title={title}>
      {orders.length === 0 && <Typography>There are no orders of this address.</Typography>}
      <ul>
        {orders.map(({ id, number, state, createdAt, invoiceNumber, blockedBy }) => (
          <li key={id}>
            <Box paddingBottom={3}>
              <Typography tag="p">
                <Typography tag={Link} to={`/orders/${id}`} fontWeight="bold" textColor="primary600">
                  Order {number}
                </Typography>{' '}
                of {day(createdAt)}, {ORDER_STATES[state].text.toLowerCase()}
                {invoiceNumber === null ? '' : `. Invoice ${invoiceNumber} stays`}
              </Typography>
              {blockedBy !== null && (
                <Typography tag="p" textColor="danger600">
                  In the way: {BLOCKS[blockedBy]}
                </Typography>
              )}
            </Box>
          </li>
        ))}
      </ul>
      <Flex paddingTop={2}>{children}</Flex>
    </Panel>
  );
}
