import { Field, Textarea, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { ActionDialog } from '../../desk/action-dialog';
import { useAction } from '../../desk/use-action';
import type { Booking, BookingState } from '../wire';
import { timeIn } from './booking-times';

interface ChangeDialogProps {
  booking: Booking;
  next: BookingState;
  onDone: (booking: Booking, message: string) => void;
  onClose: () => void;
}

/** The confirm step of a booking's next state. */
export function ChangeDialog({ booking, next, onDone, onClose }: ChangeDialogProps) {
  const [note, setNote] = useState('');
  const { run, failure, isRunning } = useAction<Booking>();
  const words = WORDS[next];

  const change = async () => {
    const body = { state: next, revision: booking.revision, note: next === 'cancelled' ? note : null };
    const changed = await run(`/booking-desk/bookings/${booking.id}/state`, body);
    if (changed) onDone(changed, words.done(booking.email));
  };

  return (
    <ActionDialog
      title={words.title}
      confirm={words.confirm}
      isDangerous={next === 'cancelled'}
      isRunning={isRunning}
      failure={failure}
      onConfirm={() => void change()}
      onClose={onClose}
      back={{ label: 'Leave it', onBack: onClose }}
    >
      <Typography tag="p">
        {timeIn(booking.studioZone, booking)}, {booking.name}. {words.text(booking.email)}
      </Typography>
      {next === 'cancelled' && (
        <Field.Root name="note" error={failure?.fields.note ?? false} hint="Stands in the mail. May stay empty.">
          <Field.Label>Note to the visitor</Field.Label>
          <Textarea
            rows={4}
            maxLength={5000}
            value={note}
            disabled={isRunning}
            onChange={(event) => setNote(event.target.value)}
          />
          <Field.Hint />
          <Field.Error />
        </Field.Root>
      )}
    </ActionDialog>
  );
}

interface Words {
  title: string;
  text: (email: string) => string;
  confirm: string;
  done: (email: string) => string;
}

const WORDS: Record<BookingState, Words> = {
  cancelled: {
    title: 'Cancel the booking?',
    text: (email) => `The time is free again, and ${email} is told by mail.`,
    confirm: 'Cancel booking',
    done: (email) => `Cancelled. The mail to ${email} is on its way.`,
  },
  spam: {
    title: 'Is this spam?',
    text: () => 'The time is free again. Nobody is told.',
    confirm: 'Mark as spam',
    done: () => 'It is spam, and the time is free.',
  },
  booked: {
    title: 'Book it again?',
    text: (email) => `If the time is still free, ${email} gets a new confirmation.`,
    confirm: 'Book again',
    done: (email) => `Booked. The confirmation to ${email} is on its way.`,
  },
};
