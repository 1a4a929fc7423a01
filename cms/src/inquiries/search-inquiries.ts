import type { Core } from '@strapi/strapi';
import type { Actor } from '../auth/actor';
import { listColleagues, namesOf, type Colleague } from '../desk/colleagues';
import { ANSWER_WITHIN_MS, INQUIRY, OPEN_STATES, type Inquiry } from './inquiry';
import type { InquiryFilters, InquirySearch } from './parse-wishes';
import { undeliveredInquiries } from './undelivered';

/** Of a long message, what a list shows. */
const EXCERPT = 160;

export type InquirySummary = Pick<
  Inquiry,
  'reference' | 'kind' | 'state' | 'name' | 'email' | 'receivedAt' | 'waitingSince'
> & {
  id: string;
  excerpt: string;
  owner: Colleague | null;
  /** The mail server will never take our last reply. */
  isUndelivered: boolean;
};

export interface InquiryList {
  inquiries: InquirySummary[];
  page: number;
  limit: number;
  total: number;
  /** Of all, whatever is searched for. */
  unanswered: number;
  overdue: number;
  undelivered: number;
  colleagues: Colleague[];
}

type Where = Record<string, unknown>;

/** A page of the inquiries that fit, newest first unless who waits longest comes first. */
export async function searchInquiries(strapi: Core.Strapi, actor: Actor, search: InquirySearch): Promise<InquiryList> {
  const { page, limit, sort } = search;
  const undelivered = await undeliveredInquiries(strapi);
  const where = whereOf(search, { actor, undelivered, now: Date.now() });
  const inquiries = strapi.db.query(INQUIRY);
  const rows: Inquiry[] = await inquiries.findMany({
    where,
    orderBy: sort === 'waiting' ? [{ waitingSince: 'asc' }, { id: 'asc' }] : [{ receivedAt: 'desc' }, { id: 'desc' }],
    limit,
    offset: (page - 1) * limit,
  });
  const names = await namesOf(strapi, ownersOf(rows));
  const countShown = async (show: InquiryFilters['show']) =>
    inquiries.count({ where: stateWhere(show, { undelivered, now: Date.now() }) });
  return {
    inquiries: rows.map((row) => summaryOf(row, names, undelivered)),
    page,
    limit,
    total: await inquiries.count({ where }),
    unanswered: await countShown('open'),
    overdue: await countShown('overdue'),
    undelivered: await countShown('undelivered'),
    colleagues: await listColleagues(strapi),
  };
}

/** What the database is asked for. Duplicates stay out: the inquiry that they were merged into has their words. */
export function whereOf(
  { q, kind, show, owner, sort }: InquiryFilters,
  { actor, ...known }: { actor: Actor; undelivered: string[]; now: number },
): Where {
  const ownerId = owner === 'me' ? actor.id : owner === 'nobody' ? null : owner;
  const fields = ['reference', 'name', 'email', 'company', 'message'];
  return {
    $and: [
      stateWhere(show, known),
      ...(kind ? [{ kind }] : []),
      ...(ownerId === undefined || (ownerId === null && owner === null) ? [] : [{ ownerId }]),
      ...(q === '' ? [] : [{ $or: fields.map((field) => ({ [field]: { $containsi: q } })) }]),
      // The two databases disagree on where nothing stands in an order.
      ...(sort === 'waiting' ? [{ waitingSince: { $notNull: true } }] : []),
    ],
  };
}

/** Those that a list shows by state. @param now milliseconds since 1970 */
export function stateWhere(
  show: InquiryFilters['show'],
  { undelivered, now }: { undelivered: string[]; now: number },
): Where {
  const inList = { mergedInto: null };
  switch (show) {
    case 'all':
      return inList;
    case 'open':
      return { ...inList, state: { $in: [...OPEN_STATES] } };
    case 'overdue': {
      const latest = new Date(now - ANSWER_WITHIN_MS).toISOString();
      return { ...inList, state: { $in: [...OPEN_STATES] }, waitingSince: { $lte: latest } };
    }
    case 'undelivered':
      return { ...inList, documentId: { $in: undelivered } };
    default:
      return { ...inList, state: show };
  }
}

function summaryOf(row: Inquiry, names: Map<number, Colleague>, undelivered: string[]): InquirySummary {
  const { documentId, reference, kind, state, name, email, receivedAt, waitingSince, ownerId } = row;
  const excerpt = (row.message ?? '').replaceAll(/\s+/g, ' ').slice(0, EXCERPT);
  const owner = ownerId === null ? null : (names.get(ownerId) ?? null);
  const isUndelivered = undelivered.includes(documentId);
  return {
    id: documentId,
    reference,
    kind,
    state,
    name,
    email,
    receivedAt,
    waitingSince,
    excerpt,
    owner,
    isUndelivered,
  };
}

export function ownersOf(rows: Pick<Inquiry, 'ownerId'>[]): number[] {
  return [...new Set(rows.map(({ ownerId }) => ownerId).filter((id) => id !== null))];
}
