import { EmptyStateLayout, Td, Typography } from '@strapi/design-system';
import { LeadingRow, ListTable, TextCell } from '../../desk/list-table';
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
  if (bookings.length === 0) return <EmptyStateLayout content={nothing} hasRadius />;
  return (
    <ListTable columns={COLUMNS}>
      {bookings.map((booking) => (
        <LeadingRow key={booking.id} to={booking.id} name={booking.reference}>
          <Td>
            <Times booking={booking} studioZone={studioZone} />
          </Td>
          <TextCell text={booking.name} note={booking.email} width="26rem" />
          <TextCell text={booking.message ?? ''} width="30rem" />
          <Td>
            <StateLabel label={BOOKING_STATES[booking.state]} />
          </Td>
        </LeadingRow>
      ))}
    </ListTable>
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
