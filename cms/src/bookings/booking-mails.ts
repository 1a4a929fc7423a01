import type { Core } from '@strapi/strapi';
import { thanks } from '../mail/guarded-text';
import { facts, paragraph, quote, type Block, type Compose, type MailDraft } from '../mail/mail';
import { panelUrl, staffOf } from '../mail/staff';
import { publicUrl } from '../settings';
import type { Studio } from '../studio/studio';
import { toCalendar } from './calendar';
import { BOOKING, type Booking } from './find-booking';

/** Tells the studio of a booking; a reply goes to the visitor. */
export const composeBookingNotice: Compose = async (strapi, about, studio) => {
  const booking = await findTold(strapi, about, 'booked');
  if (!booking) return null;

  const { name, email, phone, message, reference } = booking;
  const spamReasons = booking.spamReasons ?? [];
  return {
    to: staffOf(strapi, studio),
    replyTo: { name, address: email },
    subject: `Booked: ${name}, ${briefly(booking.startsAt, studio.timeZone)} (${reference})`,
    heading: `Booked: ${name}`,
    autoSubmitted: 'auto-generated',
    calendar: calendarOf(strapi, booking, studio),
    blocks: [
      ...(spamReasons.length > 0 ? [paragraph(`This may be spam: ${spamReasons.join(', ').toLowerCase()}.`)] : []),
      ...(message === null ? [] : [quote(message)]),
      timesFor('studio', booking, studio),
      facts({ 'E-mail': email, Phone: phone, Reference: reference }),
      paragraph(
        'Reply to this mail: it goes to the visitor. Cancelling it in the panel frees the time and tells them.',
      ),
      { kind: 'link', text: 'Open in the panel', href: panelUrl(strapi, 'bookings', about) },
    ],
  };
};

/** Confirms a booking to the visitor, in the studio's time and in theirs, with the file for their calendar. */
export const composeConfirmation: Compose = async (strapi, about, studio) => {
  const booking = await findTold(strapi, about, 'booked');
  if (!booking) return null;

  return {
    ...toVisitor(strapi, booking, studio),
    subject: `Booked: ${briefly(booking.startsAt, booking.timeZone ?? studio.timeZone)} (${booking.reference})`,
    heading: 'It is booked.',
    blocks: [
      paragraph(`${thanks(booking.name)} We have an hour for you.`),
      timesFor('visitor', booking, studio),
      facts({ Reference: booking.reference }),
      paragraph('The attached file puts it into your calendar.'),
      paragraph('To change or cancel it, reply to this mail. If you did not book it, tell us and we free the time.'),
    ],
  };
};

/** Tells the visitor that the studio has cancelled. */
export const composeCancellation: Compose = async (strapi, about, studio) => {
  const booking = await findTold(strapi, about, 'cancelled');
  if (!booking) return null;

  return {
    ...toVisitor(strapi, booking, studio),
    subject: `Cancelled: ${briefly(booking.startsAt, booking.timeZone ?? studio.timeZone)} (${booking.reference})`,
    heading: 'Your booking is cancelled.',
    blocks: [
      ...(booking.cancellationNote === null ? [] : [paragraph(booking.cancellationNote)]),
      paragraph('The time below is no longer booked. The attached file takes it out of your calendar.'),
      timesFor('visitor', booking, studio),
      facts({ Reference: booking.reference }),
      { kind: 'link', text: 'Choose another time', href: new URL('/booking', publicUrl(strapi)).href },
      paragraph('Questions? Reply to this mail.'),
    ],
  };
};

/** A booking in the state that a mail tells of, unless its time has passed. */
async function findTold(strapi: Core.Strapi, documentId: string, state: Booking['state']): Promise<Booking | null> {
  const where = { documentId, state, endsAt: { $gt: new Date().toISOString() } };
  return strapi.db.query(BOOKING).findOne({ where });
}

function toVisitor(strapi: Core.Strapi, booking: Booking, studio: Studio) {
  return {
    to: { name: '', address: booking.email },
    replyTo: staffOf(strapi, studio),
    autoSubmitted: 'auto-replied' as const,
    calendar: calendarOf(strapi, booking, studio),
  };
}

function calendarOf(strapi: Core.Strapi, booking: Booking, studio: Studio): NonNullable<MailDraft['calendar']> {
  const text = toCalendar(booking, studio, publicUrl(strapi).hostname);
  return { text, method: booking.state === 'cancelled' ? 'CANCEL' : 'PUBLISH' };
}

/** The time for whoever reads the mail first, then the other side's where its clock differs. */
function timesFor(reader: 'studio' | 'visitor', { startsAt, endsAt, timeZone }: Booking, studio: Studio): Block {
  const both = [
    { of: 'studio', zone: studio.timeZone },
    { of: 'visitor', zone: timeZone ?? studio.timeZone },
  ].toSorted((one, other) => Number(other.of === reader) - Number(one.of === reader));
  const theirs = reader === 'studio' ? "The visitor's time" : "The studio's time";
  const shown = both[0]?.zone === both[1]?.zone ? both.slice(0, 1) : both;
  return facts(
    Object.fromEntries(
      shown.map(({ of, zone }) => [
        `${of === reader ? 'Your time' : theirs} (${cityOf(zone)})`,
        `${inZone(startsAt, zone, { dateStyle: 'full', timeStyle: 'short' })} to ${inZone(endsAt, zone, { timeStyle: 'short' })}`,
      ]),
    ),
  );
}

/** 'America/Argentina/Buenos_Aires' is said as 'Buenos Aires'. */
function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** 'Wed 25 Nov, 10:00', for subjects. */
function briefly(startsAt: string, timeZone: string): string {
  return inZone(startsAt, timeZone, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}

function inZone(time: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(new Date(time));
}
