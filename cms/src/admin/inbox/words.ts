import type { Label } from '../desk/label';
import { moment } from '../desk/moment';
import type { BookingState, InquiryKind, InquiryState, MailState } from './wire';

export const KINDS: Record<InquiryKind, string> = {
  contact: 'Message',
  consultation: 'Consultation',
  plan: 'Plan inquiry',
};

export const STATES: Record<InquiryState, Label> = {
  new: { text: 'New', tone: 'warning' },
  'in-progress': { text: 'In progress', tone: 'secondary' },
  answered: { text: 'Answered', tone: 'success' },
  spam: { text: 'Spam', tone: 'neutral' },
};

export const UNDELIVERED: Label = { text: 'Reply refused', tone: 'danger' };

export const BOOKING_STATES: Record<BookingState, Label> = {
  booked: { text: 'Booked', tone: 'success' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
  spam: { text: 'Spam', tone: 'neutral' },
};

/** How a mail stands, in a sentence. */
export function mailWords({ state, attempts, sentAt, answer }: MailState): { text: string; tone: 'plain' | 'bad' } {
  if (state === 'done') return { text: `Sent ${sentAt === null ? '' : moment(sentAt)}`.trim(), tone: 'plain' };
  if (state === 'refused') {
    return { text: `Refused by the mail server: ${answer ?? 'no reason given'}`, tone: 'bad' };
  }
  if (attempts > 0 && answer !== null) {
    return { text: `Not sent yet, repeated by itself. Last answer: ${answer}`, tone: 'bad' };
  }
  return { text: 'Being sent…', tone: 'plain' };
}
