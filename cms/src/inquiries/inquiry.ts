export const INQUIRY = 'api::inquiry.inquiry';

export const KINDS = ['contact', 'consultation', 'plan'] as const;
export const STATES = ['new', 'in-progress', 'answered', 'spam'] as const;
export type InquiryKind = (typeof KINDS)[number];
export type InquiryState = (typeof STATES)[number];

/** Those that wait for an answer. */
export const OPEN_STATES: readonly InquiryState[] = ['new', 'in-progress'];

/** What the site promises: an answer within 24 hours. */
export const ANSWER_WITHIN_MS = 24 * 60 * 60_000;

/** An inquiry as the database keeps it; instants ISO 8601. */
export interface Inquiry {
  id: number;
  documentId: string;
  reference: string;
  kind: InquiryKind;
  state: InquiryState;
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
  spamReasons: string[] | null;
  submittedAt: string | null;
  receivedAt: string;
  /** Since when somebody waits for our answer; null once it is answered, and for spam. */
  waitingSince: string | null;
  /** Account of the panel. */
  ownerId: number | null;
  /** Document id of the inquiry that this one is a duplicate of. */
  mergedInto: string | null;
  /** How often it has been changed in the panel. */
  revision: number;
}
