import { Box, EmptyStateLayout, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Link, useNavigate } from 'react-router-dom';
import { StateLabel } from '../../desk/state-label';
import type { BookingSummary } from '../wire';
import { BOOKING_STATES } from '../words';
import { cityOf, timeIn, visitorTime } from './booking-times';

interface BookingTableProps {
  bookings: BookingSummary[];
  studioZone: string;
  nothing: string;
}

const COLUMNS = ['Booking', 'Time', 'Visitor', 'About', 'State'];

export function BookingTable({ bookings, studioZone, nothing }: BookingTableProps) {
  const navigate = useNavigate();
  if (bookings.length === 0) return <EmptyStateLayout content={nothing} hasRadius />;
  return (
    <Table colCount={COLUMNS.length} rowCount={bookings.length + 1}>
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
        {bookings.map((booking) => (
          <Tr key={booking.id} onClick={() => navigate(booking.id)} style={{ cursor: 'pointer' }}>
            <Td>
              <Typography
                tag={Link}
                to={booking.id}
                fontWeight="bold"
                textColor="primary600"
                // The row leads there too: twice would leave a second step on the way back.
                onClick={(event) => event.stopPropagation()}
              >
                {booking.reference}
              </Typography>
            </Td>
            <Td>
              <Times booking={booking} studioZone={studioZone} />
            </Td>
            <Td>
              <Box maxWidth="26rem">
                <Typography tag="p" ellipsis textColor="neutral800">
                  {booking.name}
                </Typography>
                <Typography tag="p" ellipsis variant="pi" textColor="neutral600">
                  {booking.email}
                </Typography>
              </Box>
            </Td>
            <Td>
              <Box maxWidth="30rem">
                <Typography tag="p" ellipsis textColor="neutral800">
                  {booking.message ?? ''}
                </Typography>
              </Box>
            </Td>
            <Td>
              <StateLabel label={BOOKING_STATES[booking.state]} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

/** The studio's time, and the visitor's where it is another. */
function Times({ booking, studioZone }: { booking: BookingSummary; studioZone: string }) {
  const theirs = visitorTime(booking, studioZone);
  return (
    <>
      <Typography tag="p" textColor="neutral800" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {timeIn(studioZone, booking)}
      </Typography>
      {theirs !== null && (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {theirs} in {cityOf(booking.timeZone ?? '')}
        </Typography>
      )}
    </>
  );
}
