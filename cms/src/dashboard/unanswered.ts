import type { Core } from '@strapi/strapi';
import { INQUIRY, type Inquiry } from '../inquiries/inquiry';
import { stateWhere } from '../inquiries/search-inquiries';

export interface Unanswered {
  count: number;
  /** Of them, those that wait longer than the site promises. */
  overdue: number;
  /** ISO 8601: since when the first of them waits; null without any. */
  oldestAt: string | null;
}

/** Inquiries that wait for the studio, as the inbox counts them. */
export async function countUnanswered(strapi: Core.Strapi): Promise<Unanswered> {
  const inquiries = strapi.db.query(INQUIRY);
  const known = { undelivered: [], now: Date.now() };
  const waiting = stateWhere('open', known);
  const [count, overdue, oldest]: [number, number, Inquiry[]] = await Promise.all([
    inquiries.count({ where: waiting }),
    inquiries.count({ where: stateWhere('overdue', known) }),
    inquiries.findMany({
      where: { ...waiting, waitingSince: { $notNull: true } },
      orderBy: { waitingSince: 'asc' },
      limit: 1,
    }),
  ]);
  const since = oldest[0]?.waitingSince;
  return { count, overdue, oldestAt: since ? new Date(since).toISOString() : null };
}
