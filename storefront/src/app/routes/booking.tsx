import { paths } from '../../config/paths';
import { SLOTS_KEY } from '../../features/booking/api/get-slots';
import { BookingScreen } from '../../features/booking/booking-screen';
import type { PageContext, PageMeta } from '../route-module';

export const keys = () => [SLOTS_KEY];

export const meta = ({ failure }: PageContext): PageMeta => ({
  title: 'Book a consultation',
  description: 'Choose a date and a time for a free consultation.',
  canonical: paths.booking,
  ...(failure(SLOTS_KEY) && { status: 503 }),
});

export function Component() {
  return <BookingScreen />;
}
