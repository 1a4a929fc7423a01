import type { PageOf } from '../desk/page-of';

/** What the CMS's desks tell (src/inquiries/panel-routes.ts, src/bookings/panel-routes.ts). Instants are ISO 8601. */

export type InquiryKind = 'contact' | 'consultation' | 'plan';
export type InquiryState = 'new' | 'in-progress' | 'answered' | 'spam';

export interface Colleague {
  id: number;
  name: string;
}

export interface InquirySummary {
  id: string;
  reference: string;
  kind: InquiryKind;
  state: InquiryState;
  name: string;
  email: string;
  excerpt: string;
  receivedAt: string;
  /** Null: nobody waits for an answer. */
  waitingSince: string | null;
  owner: Colleague | null;
  isUndelivered: boolean;
}

export type InquiryList = PageOf & {
  inquiries: InquirySummary[];
  unanswered: number;
  overdue: number;
  undelivered: number;
  colleagues: Colleague[];
};

/** What a sender wrote. */
export interface Sent {
  id: string;
  reference: string;
  kind: InquiryKind;
  state: InquiryState;
  revision: number;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  message: string | null;
  currentWebsite: string | null;
  websiteType: string | null;
  planId: string | null;
  planName: string | null;
  planPrice: string | null;
  planPriceSent: string | null;
  spamReasons: string[];
  submittedAt: string | null;
  receivedAt: string;
  waitingSince: string | null;
}

export interface MailState {
  state: 'pending' | 'done' | 'refused';
  attempts: number;
  sentAt: string | null;
  /** The mail server's last refusal. */
  answer: string | null;
}

export type EntryKind =
  'note' | 'reply' | 'sent-again' | 'state' | 'owner' | 'merged' | 'merged-into' | 'unmerged' | 'unmerged-from';

export interface Entry {
  id: string;
  kind: EntryKind;
  at: string;
  actor: string;
  text: string | null;
  detail: Record<string, unknown>;
  /** Of a reply. */
  mail: MailState | null;
}

export interface Neighbour {
  id: string;
  reference: string;
  kind: InquiryKind;
  state: InquiryState;
  receivedAt: string;
}

export interface Inquiry extends Sent {
  owner: Colleague | null;
  mergedInto: Neighbour | null;
  merged: Sent[];
  entries: Entry[];
  acknowledgement: MailState | null;
  others: Neighbour[];
  colleagues: Colleague[];
  me: number;
  studioAddress: string;
  sendsMail: boolean;
}

export type BookingState = 'booked' | 'cancelled' | 'spam';

export interface BookingSummary {
  id: string;
  reference: string;
  startsAt: string;
  endsAt: string;
  state: BookingState;
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  /** The visitor's, IANA. */
  timeZone: string | null;
  receivedAt: string;
}

export type BookingList = PageOf & { bookings: BookingSummary[]; studioZone: string };

export interface Booking extends BookingSummary {
  revision: number;
  spamReasons: string[];
  cancellationNote: string | null;
  studioZone: string;
  entries: Omit<Entry, 'mail'>[];
  mails: { kind: 'booking-confirmation' | 'booking-cancellation'; mail: MailState }[];
}
