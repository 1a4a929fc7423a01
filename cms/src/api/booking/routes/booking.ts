/** The calls of the booking screen. They need the public permission of bootstrap/public-permissions. */
export default {
  routes: [
    { method: 'GET', path: '/bookings/slots', handler: 'booking.slots' },
    { method: 'POST', path: '/bookings', handler: 'booking.create' },
  ],
};
