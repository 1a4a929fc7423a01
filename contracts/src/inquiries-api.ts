/** Forms of the site: where they go. All answer `{success: true, data}` or `{success: false, error: {code, message, fields?}}`. */
export const FORM_PATHS = {
  /** S 7. */
  consultation: '/api/submit-consultation',
  /** S 7. */
  planInquiry: '/api/inquiries/submit',
  /** The contact form's delivery, beside its local record. */
  contact: '/api/inquiries/contact',
  bookings: '/api/bookings',
  bookingSlots: '/api/bookings/slots',
} as const;

/** What every form may carry besides its own fields. */
export interface SubmissionMeta {
  /** UUID of this filling-in of the form: sent again, it is the same submission. */
  submissionId?: string;
  /** A field that people do not see; filled in, the submission is kept and flagged as spam. */
  fax?: string;
}

/** POST /api/submit-consultation (S 7). */
export interface ConsultationRequest extends SubmissionMeta {
  name: string;
  email: string;
  phone: string;
  message: string;
  currentWebsite?: string;
  /** Always null on the wire (S 3: form-only). */
  selectedWebsite: null;
  /** Title of the chosen example, else 'Not specified' (S 3). */
  websiteType: string;
}

/** POST /api/inquiries/submit (S 7). */
export interface PlanInquiryRequest extends SubmissionMeta {
  name: string;
  email: string;
  company?: string;
  message?: string;
  planId: string;
  planName: string;
  /** As text, e.g. '$750'. */
  planPrice: string;
}

/** POST /api/inquiries/contact: the stored local record (S 3), whose `id` serves as `submissionId`. */
export interface ContactRequest extends SubmissionMeta {
  name: string;
  email: string;
  message: string;
  /** ISO 8601: when the sender pressed the button, which may be before the network came back. */
  submittedAt: string;
}

export interface SubmissionReceipt {
  /** Shown to the sender and staff, e.g. 'KQ-4F7M2'. */
  reference: string;
}

/** GET /api/bookings/slots?from=YYYY-MM-DD&days=31 */
export interface BookingSlots {
  /** The studio's, IANA. */
  timeZone: string;
  slotMinutes: number;
  /** Days of the studio's calendar within the bookable window, in order; a day without free slots has an empty list. */
  days: { date: string; slots: { startsAt: string }[] }[];
}

/** POST /api/bookings. A slot that somebody took answers 409 with code `slot_taken`. */
export interface BookingRequest extends SubmissionMeta {
  name: string;
  email: string;
  phone?: string;
  message?: string;
  /** ISO 8601 with offset: one of the slots. */
  startsAt: string;
  /** The visitor's, IANA: their mail shows their time too. */
  timeZone: string;
}

export interface Booking {
  reference: string;
  startsAt: string;
  endsAt: string;
  /** The appointment as iCalendar text, for 'Add to calendar'. */
  calendar: string;
}

/** Longest accepted texts, characters. */
export const INQUIRY_LIMITS = { name: 200, email: 254, phone: 40, company: 200, url: 2000, message: 5000 } as const;

/** S 3: websiteType when no example was chosen. */
export const NO_EXAMPLE = 'Not specified';

/** Messages of the consultation form's fields (S 5). */
export const CONSULTATION_FIELD_MESSAGES = {
  name: 'Name is required',
  email: 'Email is required',
  emailInvalid: 'Invalid email address',
  phone: 'Phone number is required',
  message: 'Please describe your website requirements',
  currentWebsite: 'Invalid URL',
} as const;

/** Texts of the forms (S 2, S 4, S 8). */
export const FORM_MESSAGES = {
  contactSent: 'Message Sent!',
  contactThanks: "Thank you for reaching out. We'll get back to you as soon as possible.",
  contactFailed: 'Failed to send your message. Please try again.',
  generic: 'Something went wrong. Please try again.',
  consultationSent: 'Thank you for your submission! We will contact you soon.',
  consultationFailed: 'There was an error submitting your request. Please try again.',
  planFailed: 'Failed to submit inquiry',
  planUnreachable: 'Failed to submit your inquiry. Please try again.',
  slotTaken: 'Someone has just taken this time. Please choose another.',
  bookingFailed: 'Your booking did not go through. Please try again.',
} as const;
