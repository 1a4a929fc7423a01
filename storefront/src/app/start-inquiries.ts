import { isPending, storedMessages } from '../features/inquiries/contact-message';
import { showInquiries } from '../features/inquiries/show-inquiries';

declare global {
  interface Window {
    /** Prints the contact messages that this browser keeps (S 2). */
    showInquiries?: () => void;
  }
}

/** Offers `showInquiries()` in the console, and delivers what an earlier visit could not. */
export function startInquiries(): void {
  window.showInquiries = showInquiries;
  if (!storedMessages().some(isPending)) return;
  // A download that fails now is tried again by the next page load.
  import('../features/inquiries/outbox').then(
    ({ startOutbox }) => startOutbox(),
    () => undefined,
  );
}
