import type { Core } from '@strapi/strapi';

const INQUIRY = 'api::inquiry.inquiry';
/** What the site promises (S 9). */
const ANSWERED_WITHIN_MS = 24 * 3_600_000;

export interface Unanswered {
  count: number;
  /** Of them, older than the site promises. */
  overdue: number;
  /** ISO 8601 of the oldest; null without any. */
  oldestAt: string | null;
}

/** Inquiries that wait for the studio. */
export async function countUnanswered(strapi: Core.Strapi): Promise<Unanswered> {
  const inquiries = strapi.db.query(INQUIRY);
  const waiting = { state: { $in: ['new', 'in-progress'] } };
  const late = new Date(Date.now() - ANSWERED_WITHIN_MS).toISOString();
  const [count, overdue, oldest] = await Promise.all([
    inquiries.count({ where: waiting }),
    inquiries.count({ where: { ...waiting, receivedAt: { $lt: late } } }),
    inquiries.findMany({ where: waiting, select: ['receivedAt'], orderBy: { receivedAt: 'asc' }, limit: 1 }),
  ]);
  const receivedAt = oldest[0]?.receivedAt;
  return { count, overdue, oldestAt: receivedAt ? new Date(receivedAt).toISOString() : null };
}
