import { z } from '@strapi/utils';
import { LIMITS, optionalText, parseForm, requiredText } from '../forms/fields';

const PER_PAGE = 25;

export const SHOWN = ['upcoming', 'past', 'cancelled', 'spam', 'all'] as const;

const search = z.object({
  q: z.string().trim().max(LIMITS.email).catch(''),
  show: z.enum(SHOWN).catch('upcoming'),
  page: z.number().int().min(1).catch(1),
});

const key = z.string('Please press again').regex(/^[\w-]{8,100}$/, 'Please press again');

const change = z.object({
  state: z.enum(['booked', 'cancelled', 'spam'], 'Please choose a state'),
  /** Goes to the visitor with the cancellation. */
  note: optionalText,
  revision: z.number('Please read the booking again').int().min(0),
  key,
});

const note = z.object({ text: requiredText('Write the note first'), key });

export type BookingSearch = z.infer<typeof search> & { limit: number };
export type BookingChange = z.infer<typeof change>;
export type BookingNote = z.infer<typeof note>;

/** Reads a search; what it does not know, it leaves out. */
export function parseBookingSearch(body: unknown): BookingSearch {
  return { ...parseForm(search, body ?? {}), limit: PER_PAGE };
}

/** Each reads the body of its call. @throws FormError invalid_fields */
export const parseBookingChange = (body: unknown): BookingChange => parseForm(change, body);
export const parseBookingNote = (body: unknown): BookingNote => parseForm(note, body);
