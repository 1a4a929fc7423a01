import type { Core } from '@strapi/strapi';
import { readStudio } from '../studio/studio';
import { freeSlots, SLOT_MINUTES, type Interval, type SlotDay } from './slots';

/** GET /api/bookings/slots. The contracts' `BookingSlots`, which the CMS cannot import. */
export interface BookingSlots {
  timeZone: string;
  slotMinutes: number;
  days: { date: string; slots: { startsAt: string }[] }[];
}

export interface SlotQuery {
  /** YYYY-MM-DD in the studio's calendar. */
  from?: string | undefined;
  days?: number | undefined;
}

/** The days of the bookable window, from a date on if one is given, with their free slots. */
export async function listSlots(
  strapi: Core.Strapi,
  { from = '', days: most = Infinity }: SlotQuery,
): Promise<BookingSlots> {
  const { timeZone, days } = await readFreeSlots(strapi);
  return {
    timeZone,
    slotMinutes: SLOT_MINUTES,
    days: days
      .filter(({ date }) => date >= from)
      .slice(0, most)
      .map(({ date, starts }) => ({
        date,
        slots: starts.map((start) => ({ startsAt: new Date(start).toISOString() })),
      })),
  };
}

export async function readFreeSlots(strapi: Core.Strapi): Promise<{ timeZone: string; days: SlotDay[] }> {
  const studio = await readStudio(strapi);
  const now = Date.now();
  return { timeZone: studio.timeZone, days: freeSlots(studio, now, await findTaken(strapi, now)) };
}

async function findTaken(strapi: Core.Strapi, now: number): Promise<Interval[]> {
  const booked: { startsAt: string; endsAt: string }[] = await strapi.db.query('api::booking.booking').findMany({
    where: { state: 'booked', endsAt: { $gt: new Date(now).toISOString() } },
    select: ['startsAt', 'endsAt'],
  });
  return booked.map(({ startsAt, endsAt }) => ({ start: Date.parse(startsAt), end: Date.parse(endsAt) }));
}
