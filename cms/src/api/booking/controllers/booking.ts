import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { book } from '../../../bookings/book';
import { toCalendar } from '../../../bookings/calendar';
import { listSlots } from '../../../bookings/list-slots';
import { parseBooking, parseSlotQuery } from '../../../bookings/parse-booking';
import { publicUrl } from '../../../settings';
import { readStudio } from '../../../studio/studio';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async slots(ctx: Context) {
    return { success: true, data: await listSlots(strapi, parseSlotQuery(ctx.query)) };
  },

  async create(ctx: Context) {
    const booked = await book(strapi, parseBooking(ctx.request.body), ctx.ip);
    const calendar = toCalendar(booked, await readStudio(strapi), publicUrl(strapi).hostname);
    const { reference, startsAt, endsAt } = booked;
    return { success: true, data: { reference, startsAt, endsAt, calendar } };
  },
});
