import { z } from '@strapi/utils';
import { LIMITS, parseForm } from '../forms/fields';
import { KINDS, STATES } from './inquiry';

/** Longest reply or note, characters. */
const LONGEST_TEXT = 20_000;
const PER_PAGE = 25;

/** Which inquiries a list shows, by state. */
export const SHOWN = ['open', 'overdue', ...STATES, 'undelivered', 'all'] as const;

const filters = z.object({
  q: z.string().trim().max(LIMITS.email).catch(''),
  kind: z.enum(KINDS).nullish().catch(null),
  show: z.enum(SHOWN).catch('open'),
  /** An account's id. */
  owner: z
    .union([z.literal(['me', 'nobody']), z.number().int()])
    .nullish()
    .catch(null),
  sort: z.enum(['newest', 'waiting']).catch('newest'),
});

const search = filters.extend({ page: z.number().int().min(1).catch(1) });

export type InquiryFilters = z.infer<typeof filters>;
export type InquirySearch = z.infer<typeof search> & { limit: number };

/** Reads a search; what it does not know, it leaves out. */
export function parseSearch(body: unknown): InquirySearch {
  return { ...parseForm(search, body ?? {}), limit: PER_PAGE };
}

export const parseFilters = (body: unknown): InquiryFilters => parseForm(filters, body ?? {});

const revision = z.number('Please read the inquiry again').int().min(0);
const key = z.string('Please press again').regex(/^[\w-]{8,100}$/, 'Please press again');

/** A note or reply: exactly as typed, but for NUL, which PostgreSQL cannot store, and the ends of lines. */
const text = (missing: string) =>
  z
    .string(missing)
    .max(LONGEST_TEXT, `Please keep this to ${LONGEST_TEXT} characters`)
    .refine((typed) => typed.trim() !== '', missing)
    .transform((typed) => typed.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n'));

const reply = z.object({ text: text('Write the reply first'), revision, key });
const note = z.object({ text: text('Write the note first'), key });
const state = z.object({ state: z.enum(STATES, 'Please choose a state'), revision });
const owner = z.object({
  owner: z.union([z.literal('me'), z.number().int(), z.null()], 'Please choose a person'),
  revision,
});
const merge = z.object({ into: z.string('Which inquiry?').trim().min(1, 'Which inquiry?').max(LIMITS.name), revision });
const seen = z.object({ revision });

export type Reply = z.infer<typeof reply>;
export type Note = z.infer<typeof note>;

/** Each reads the body of its call. @throws FormError invalid_fields */
export const parseReply = (body: unknown): Reply => parseForm(reply, body);
export const parseNote = (body: unknown): Note => parseForm(note, body);
export const parseState = (body: unknown) => parseForm(state, body);
export const parseOwner = (body: unknown) => parseForm(owner, body);
export const parseMerge = (body: unknown) => parseForm(merge, body);
export const parseSeen = (body: unknown) => parseForm(seen, body);
