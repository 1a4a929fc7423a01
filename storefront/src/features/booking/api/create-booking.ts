import { FORM_MESSAGES, FORM_PATHS, type Booking, type BookingRequest } from '@kiln/contracts/inquiries-api';
import { requestJson } from '../../../lib/request';

/** POST /api/bookings. @throws RefusedError (409: the time is no longer to be had), UnansweredError */
export function createBooking(body: BookingRequest): Promise<Booking> {
  return requestJson(FORM_PATHS.bookings, { method: 'POST', body, fallback: FORM_MESSAGES.bookingFailed });
}
