import type { Core } from '@strapi/strapi';
import { listEntries, type Entry } from '../desk/entries';
import { mailsAbout, type MailState } from '../mail/mail-state';
import { readStudio } from '../studio/studio';
import { BOOKING, findBooking, type Booking } from './find-booking';
import type { BookingSearch } from './parse-wishes';

export type BookingSummary = Pick<
  Booking,
  'reference' | 'startsAt' | 'endsAt' | 'state' | 'name' | 'email' | 'phone' | 'message' | 'timeZone' | 'receivedAt'
> & { id: string };

export interface BookingList {
  bookings: BookingSummary[];
  page: number;
  limit: number;
  total: number;
  /** The studio's, IANA. */
  studioZone: string;
}

export interface BookingView extends BookingSummary {
  revision: number;
  spamReasons: string[];
  cancellationNote: string | null;
  studioZone: string;
  /** What was done with it, oldest first. */
  entries: {
    id: string;
    kind: Entry['kind'];
    at: string;
    actor: string;
    text: string | null;
    detail: Entry['detail'];
  }[];
  mails: { kind: 'booking-confirmation' | 'booking-cancellation'; mail: MailState }[];
}

/** A page of the bookings that fit: those to come in the order in which they come, others latest first. */
export async function searchBookings(strapi: Core.Strapi, search: BookingSearch): Promise<BookingList> {
  const { page, limit, show, q } = search;
  const where = { $and: [shownWhere(show), ...(q === '' ? [] : [textWhere(q)])] };
  const bookings = strapi.db.query(BOOKING);
  const rows: Booking[] = await bookings.findMany({
    where,
    orderBy: { startsAt: show === 'upcoming' ? 'asc' : 'desc' },
    limit,
    offset: (page - 1) * limit,
  });
  const { timeZone } = await readStudio(strapi);
  return { bookings: rows.map(summaryOf), page, limit, total: await bookings.count({ where }), studioZone: timeZone };
}

/** A booking as its page shows it. @throws DeskError not_found */
export async function readBooking(strapi: Core.Strapi, documentId: string): Promise<BookingView> {
  const booking = await findBooking(strapi, documentId);
  const entries = await listEntries(strapi, [documentId]);
  const { timeZone } = await readStudio(strapi);
  const mails = await Promise.all(
    (['booking-confirmation', 'booking-cancellation'] as const).map(async (kind) => {
      const mail = (await mailsAbout(strapi, kind, [documentId])).get(documentId);
      return mail ? [{ kind, mail }] : [];
    }),
  );
  return {
    ...summaryOf(booking),
    revision: booking.revision,
    spamReasons: booking.spamReasons ?? [],
    cancellationNote: booking.cancellationNote,
    studioZone: timeZone,
    entries: entries.map(({ documentId: id, kind, at, actorName, text, detail }) => ({
      ...{ id, kind, at, text },
      actor: actorName,
      detail: detail ?? {},
    })),
    mails: mails.flat(),
  };
}

function shownWhere(show: BookingSearch['show']): object {
  const now = new Date().toISOString();
  switch (show) {
    case 'upcoming':
      return { state: 'booked', endsAt: { $gt: now } };
    case 'past':
      return { state: 'booked', endsAt: { $lte: now } };
    case 'all':
      return {};
    default:
      return { state: show };
  }
}

function textWhere(q: string): object {
  return { $or: ['reference', 'name', 'email', 'message'].map((field) => ({ [field]: { $containsi: q } })) };
}

function summaryOf(booking: Booking): BookingSummary {
  const { reference, startsAt, endsAt, state, name, email, phone, message, timeZone, receivedAt } = booking;
  return {
    id: booking.documentId,
    reference,
    startsAt,
    endsAt,
    state,
    name,
    email,
    phone,
    message,
    timeZone,
    receivedAt,
  };
}
