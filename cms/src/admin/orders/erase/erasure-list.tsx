import { Box, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { day } from '../../desk/moment';
import { Panel } from '../../desk/panel';
import type { Erasure } from '../wire';
import { BLOCKS, ORDER_STATES } from '../words';

interface ErasureListProps {
  title: string;
  all: Erasure;
  /** Inquiries and bookings are gone then; orders stay, without a name. */
  isDone?: boolean;
  /** What can be done about them. */
  children: ReactNode;
}

/** What an erasure reaches: each order with the invoice that stays, inquiries, bookings, and what stands in the way. */
export function ErasureList({
  title,
  all: { orders, inquiries, bookings },
  isDone = false,
  children,
}: ErasureListProps) {
  return (
    <Panel title={title}>
      {orders.length + inquiries.length + bookings.length === 0 && (
        <Typography>There are no orders, inquiries or bookings of this address.</Typography>
      )}
      <ul>
        {orders.map(({ id, number, state, createdAt, invoiceNumber, blockedBy }) => (
          <Row key={id} name={`Order ${number}`} to={`/orders/${id}`} blockedBy={blockedBy}>
            of {day(createdAt)}, {ORDER_STATES[state].text.toLowerCase()}
            {invoiceNumber === null ? '' : `. Invoice ${invoiceNumber} stays`}
          </Row>
        ))}
        {inquiries.map(({ id, reference, receivedAt }) => (
          <Row key={id} name={`Inquiry ${reference}`} to={isDone ? null : `/inbox/${id}`} blockedBy={null}>
            of {day(receivedAt)}
          </Row>
        ))}
        {bookings.map(({ id, reference, startsAt, blockedBy }) => (
          <Row key={id} name={`Booking ${reference}`} to={isDone ? null : `/bookings/${id}`} blockedBy={blockedBy}>
            for {day(startsAt)}
          </Row>
        ))}
      </ul>
      <Flex paddingTop={2}>{children}</Flex>
    </Panel>
  );
}

interface RowProps {
  name: string;
  /** Null: there is no page of it any more. */
  to: string | null;
  blockedBy: keyof typeof BLOCKS | null;
  children: ReactNode;
}

function Row({ name, to, blockedBy, children }: RowProps) {
  return (
    <li>
      <Box paddingBottom={3}>
        <Typography tag="p">
          {to === null ? (
            <strong>{name}</strong>
          ) : (
            <Typography tag={Link} to={to} fontWeight="bold" textColor="primary600">
              {name}
            </Typography>
          )}{' '}
          {children}
        </Typography>
        {blockedBy !== null && (
          <Typography tag="p" textColor="danger600">
            In the way: {BLOCKS[blockedBy]}
          </Typography>
        )}
      </Box>
    </li>
  );
}
