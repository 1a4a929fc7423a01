import { FORM_PATHS, type BookingSlots } from '@kiln/contracts/inquiries-api';
import { useContent } from '../../../lib/use-content';

export const SLOTS_KEY = FORM_PATHS.bookingSlots;

/** The free times of the bookable window; looked up anew whenever the visitor comes back to the page. */
export function useSlots() {
  return useContent<BookingSlots>(SLOTS_KEY, 'The free times could not be loaded.', { revalidateOnFocus: true });
}
