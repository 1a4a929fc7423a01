import { SESSION } from './session';

export const SUPPORT = [
  ...SESSION,
  // The order desk.
  'POST /admin/order-desk/orders/search',
  'GET /admin/order-desk/orders/:orderId',
  'POST /admin/order-desk/orders/:orderId/resend',
  'POST /admin/order-desk/orders/:orderId/link',
  'POST /admin/order-desk/orders/:orderId/extend',
  'POST /admin/order-desk/orders/:orderId/refunds',
  'POST /admin/order-desk/orders/:orderId/email',
  'POST /admin/order-desk/orders/:orderId/items/:itemId/revoke',
  'POST /admin/order-desk/orders/:orderId/items/:itemId/restore',
  'POST /admin/order-desk/refund-queue/search',
  'POST /admin/order-desk/refund-queue/:queueId/refund',
  'POST /admin/order-desk/refund-queue/:queueId/paid-back',
  'POST /admin/order-desk/refund-queue/:queueId/dismiss',
  'POST /admin/order-desk/erasures/preview',
  'POST /admin/order-desk/erasures',
  // The inbox, and bookings.
  'POST /admin/inbox-desk/inquiries/search',
  'POST /admin/inbox-desk/inquiries/export',
  'GET /admin/inbox-desk/inquiries/:inquiryId',
  'POST /admin/inbox-desk/inquiries/:inquiryId/replies',
  'POST /admin/inbox-desk/inquiries/:inquiryId/replies/:replyId/send-again',
  'POST /admin/inbox-desk/inquiries/:inquiryId/notes',
  'POST /admin/inbox-desk/inquiries/:inquiryId/state',
  'POST /admin/inbox-desk/inquiries/:inquiryId/owner',
  'POST /admin/inbox-desk/inquiries/:inquiryId/merge',
  'POST /admin/inbox-desk/inquiries/:inquiryId/unmerge',
  'POST /admin/booking-desk/bookings/search',
  'GET /admin/booking-desk/bookings/:bookingId',
  'POST /admin/booking-desk/bookings/:bookingId/state',
  'POST /admin/booking-desk/bookings/:bookingId/notes',
  // The home page, for who handles orders: their mails that did not arrive.
  'GET /admin/dashboard/mails/orders',
  'POST /admin/dashboard/mails/orders/:id/retry',
  // And for who answers the inbox: what waits, and the site's own mails that did not arrive.
  'GET /admin/dashboard/inquiries',
  'GET /admin/dashboard/mails/site',
  'POST /admin/dashboard/mails/site/:id/retry',
];
