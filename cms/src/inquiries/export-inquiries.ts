import type { Core } from '@strapi/strapi';
import type { Actor } from '../auth/actor';
import { BYTE_ORDER_MARK, toCsvLine } from '../csv/csv-line';
import { namesOf } from '../desk/colleagues';
import { guardFormulas } from '../desk/guard-formulas';
import { INQUIRY, type Inquiry } from './inquiry';
import type { InquiryFilters } from './parse-wishes';
import { ownersOf, whereOf } from './search-inquiries';
import { undeliveredInquiries } from './undelivered';

const PER_READ = 200;

const COLUMNS: [title: string, (inquiry: Inquiry) => string | null][] = [
  ['Reference', ({ reference }) => reference],
  ['Received (UTC)', ({ receivedAt }) => receivedAt],
  ['Form', ({ kind }) => kind],
  ['State', ({ state }) => state],
  ['Unanswered since (UTC)', ({ waitingSince }) => waitingSince],
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Company', ({ company }) => company],
  ['Message', ({ message }) => message],
  ['Current website', ({ currentWebsite }) => currentWebsite],
  ['Example chosen', ({ websiteType }) => websiteType],
  ['Plan', ({ planName, planId }) => planName ?? planId],
  ['Price', ({ planPrice }) => planPrice],
];

/** The inquiries that fit as CSV, newest first, read a few at a time. */
export async function* exportInquiries(
  strapi: Core.Strapi,
  actor: Actor,
  filters: InquiryFilters,
): AsyncGenerator<string> {
  strapi.log.info(`Account ${actor.id} of the panel exports inquiries.`);
  yield BYTE_ORDER_MARK + toCsvLine([...COLUMNS.map(([title]) => title), 'Owner'], guardFormulas);
  // Who waits longest is an order of the list alone; with it go those who do not wait.
  const inAnyOrder = { ...filters, sort: 'newest' as const };
  const where = whereOf(inAnyOrder, { actor, undelivered: await undeliveredInquiries(strapi), now: Date.now() });
  let before: number | undefined;
  while (true) {
    const rows: Inquiry[] = await strapi.db.query(INQUIRY).findMany({
      where: { $and: [where, ...(before === undefined ? [] : [{ id: { $lt: before } }])] },
      orderBy: { id: 'desc' },
      limit: PER_READ,
    });
    const names = await namesOf(strapi, ownersOf(rows));
    for (const row of rows) {
      const owner = row.ownerId === null ? null : (names.get(row.ownerId)?.name ?? null);
      yield toCsvLine([...COLUMNS.map(([, valueOf]) => valueOf(row)), owner], guardFormulas);
    }
    if (rows.length < PER_READ) return;
    before = rows.at(-1)?.id;
  }
}
