import { createEvent } from 'ics';
import type { Studio } from '../studio/studio';

export interface Appointment {
  reference: string;
  /** ISO 8601. */
  startsAt: string;
  endsAt: string;
  state: 'booked' | 'cancelled' | 'spam';
  /** How often its state has changed: of two files, calendars take the later. */
  revision: number;
}

/** The appointment as iCalendar text (RFC 5545). The same UID, so that a cancellation replaces what a calendar has. */
export function toCalendar(appointment: Appointment, studio: Pick<Studio, 'name' | 'address'>, host: string): string {
  const isCancelled = appointment.state === 'cancelled';
  const { error, value } = createEvent({
    productId: `-//${studio.name}//Bookings//EN`,
    method: isCancelled ? 'CANCEL' : 'PUBLISH',
    uid: `${appointment.reference}@${host}`,
    sequence: appointment.revision,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    title: `Consultation with ${studio.name}`,
    description: `Reference ${appointment.reference}`,
    ...(studio.address !== '' && { location: studio.address }),
    start: Date.parse(appointment.startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: Date.parse(appointment.endsAt),
    endInputType: 'utc',
    endOutputType: 'utc',
  });
  if (value === null) throw error ?? new Error('The calendar file could not be written.');
  return value;
}
