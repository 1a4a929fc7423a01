import type { Core } from '@strapi/strapi';
import { actorOf } from '../auth/actor';
import { registerDeskRoutes } from '../desk/desk-routes';
import { HANDLE_INBOX } from '../desk/permissions';
import { changeBooking, noteBooking } from './change-booking';
import { parseBookingChange, parseBookingNote, parseBookingSearch } from './parse-wishes';
import { readBooking, searchBookings } from './search-bookings';

/** The panel's calls for bookings. Those that change one answer with it as it is then. */
export function registerBookingRoutes(strapi: Core.Strapi): void {
  registerDeskRoutes(strapi, '/booking-desk', HANDLE_INBOX, [
    {
      method: 'POST',
      path: '/bookings/search',
      handle: async (ctx) => searchBookings(strapi, parseBookingSearch(ctx.request.body)),
    },
    {
      method: 'GET',
      path: '/bookings/:bookingId',
      handle: async (ctx) => readBooking(strapi, String(ctx.params.bookingId)),
    },
    {
      method: 'POST',
      path: '/bookings/:bookingId/state',
      handle: async (ctx) => {
        const id = String(ctx.params.bookingId);
        await changeBooking(strapi, actorOf(ctx), id, parseBookingChange(ctx.request.body));
        return readBooking(strapi, id);
      },
    },
    {
      method: 'POST',
      path: '/bookings/:bookingId/notes',
      handle: async (ctx) => {
        const id = String(ctx.params.bookingId);
        await noteBooking(strapi, actorOf(ctx), id, parseBookingNote(ctx.request.body));
        return readBooking(strapi, id);
      },
    },
  ]);
}
