import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { BackButton, Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Columns } from '../../desk/columns';
import { Fact, Facts } from '../../desk/facts';
import { FailureNotice } from '../../desk/failure-notice';
import { moment } from '../../desk/moment';
import { Panel } from '../../desk/panel';
import { useDesk } from '../../desk/use-desk';
import { useLoaded } from '../../desk/use-loaded';
import { NotePanel } from '../inquiry/note-panel';
import type { Booking, BookingState } from '../wire';
import { MailWords } from '../mail-words';
import { BOOKING_STATES } from '../words';
import { useLookingAgain } from '../use-looking-again';
import { useNow } from '../use-now';
import { BookingRecord } from './booking-record';
import { cityOf, timeIn } from './booking-times';
import { ChangeDialog } from './change-dialog';

const MAILS = { 'booking-confirmation': 'Confirmation', 'booking-cancellation': 'Cancellation' };

/** One booking: who comes when, what was done with it, and what can be done. */
export function BookingPage() {
  const { bookingId = '' } = useParams();
  return <OneBooking key={bookingId} bookingId={bookingId} />;
}

function OneBooking({ bookingId }: { bookingId: string }) {
  const { read } = useDesk();
  const path = `/booking-desk/bookings/${encodeURIComponent(bookingId)}`;
  const load = useCallback((signal: AbortSignal) => read<Booking>(path, signal), [read, path]);
  const { data: booking, failure, isLoading, reload, replace } = useLoaded(load);
  const { toggleNotification } = useNotification();
  const [next, setNext] = useState<BookingState | null>(null);

  useLookingAgain(booking?.mails.some(({ mail }) => mail.state === 'pending') ?? false, reload);

  const done = (changed: Booking, message: string) => {
    replace(changed);
    setNext(null);
    toggleNotification({ type: 'success', message });
  };

  return (
    <Page.Main>
      <Page.Title>{booking ? booking.reference : 'Booking'}</Page.Title>
      <Layouts.Header
        title={booking ? `Booking of ${booking.name}` : 'Booking'}
        subtitle={booking ? subtitleOf(booking) : isLoading && 'Reading…'}
        navigationAction={<BackButton fallback="/bookings" />}
        primaryAction={booking && <Actions booking={booking} onChoose={setNext} />}
      />
      <Layouts.Content>
        <Box paddingBottom={failure ? 4 : 0}>
          <FailureNotice failure={failure} onRetry={reload} />
        </Box>
        {booking && (
          <Columns aside={<VisitorPanel booking={booking} />}>
            <Panel title="What it is about">
              <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {booking.message ?? 'The visitor wrote nothing.'}
              </Typography>
            </Panel>
            <BookingRecord booking={booking} />
            <NotePanel<Booking> path={path} onDone={done} />
          </Columns>
        )}
      </Layouts.Content>
      {booking && next !== null && (
        <ChangeDialog
          booking={booking}
          next={next}
          onDone={done}
          onClose={() => {
            setNext(null);
            // An action whose answer was lost may have been done all the same.
            reload();
          }}
        />
      )}
    </Page.Main>
  );
}

interface ActionsProps {
  booking: Booking;
  onChoose: (next: BookingState) => void;
}

function Actions({ booking: { state, endsAt }, onChoose }: ActionsProps) {
  const now = useNow();
  if (Date.parse(endsAt) <= now) return null;
  if (state !== 'booked') {
    return (
      <Button variant="secondary" onClick={() => onChoose('booked')}>
        Book it again
      </Button>
    );
  }
  return (
    <Flex gap={2}>
      <Button variant="tertiary" onClick={() => onChoose('spam')}>
        Mark as spam
      </Button>
      <Button variant="danger-light" onClick={() => onChoose('cancelled')}>
        Cancel booking
      </Button>
    </Flex>
  );
}

function VisitorPanel({ booking }: { booking: Booking }) {
  const { studioZone, timeZone } = booking;
  return (
    <Panel title="Visitor">
      <Facts>
        <Fact name={`Time of the studio (${cityOf(studioZone)})`}>{timeIn(studioZone, booking)}</Fact>
        <Fact name={timeZone === null ? 'Time of the visitor' : `Time of the visitor (${cityOf(timeZone)})`}>
          {timeZone === null ? 'Not known' : timeIn(timeZone, booking)}
        </Fact>
        <Fact name="Name">{booking.name}</Fact>
        <Fact name="E-mail">{booking.email}</Fact>
        {booking.phone !== null && <Fact name="Phone">{booking.phone}</Fact>}
        <Fact name="Booked">{moment(booking.receivedAt)}</Fact>
        {booking.mails.map(({ kind, mail }) => (
          <Fact key={kind} name={`${MAILS[kind]} by mail`}>
            <MailWords mail={mail} />
          </Fact>
        ))}
        {booking.spamReasons.length > 0 && <Fact name="Why it may be spam">{booking.spamReasons.join(', ')}</Fact>}
      </Facts>
    </Panel>
  );
}

function subtitleOf(booking: Booking): string {
  const { reference, state, studioZone } = booking;
  return `${reference} · ${BOOKING_STATES[state].text} · ${timeIn(studioZone, booking)}`;
}
