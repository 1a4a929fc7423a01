import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { BookingListPage } from './bookings/booking-list-page';
import { BookingPage } from './bookings/booking-page';
import { HANDLE_INBOX } from './permissions';

/** Everything below /admin/bookings. */
export function BookingsRoutes() {
  return (
    <Page.Protect permissions={HANDLE_INBOX}>
      <Routes>
        <Route index element={<BookingListPage />} />
        <Route path=":bookingId" element={<BookingPage />} />
      </Routes>
    </Page.Protect>
  );
}
