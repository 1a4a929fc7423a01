import type { Core } from '@strapi/strapi';
import type { ScheduledUid } from './scheduled-types';

export type ScheduleColumn = 'publish_at' | 'take_down_at';

/** An entry whose time has come; `at` as the database keeps it. */
export interface DueEntry {
  documentId: string;
  at: number | string | Date;
}

type Changes = Partial<Record<ScheduleColumn | 'schedule_note', string | null>>;

/** Drafts whose time in this column has come, the earliest first. `now`: milliseconds since 1970. */
export async function findDue(
  strapi: Core.Strapi,
  uid: ScheduledUid,
  column: ScheduleColumn,
  now: number,
): Promise<DueEntry[]> {
  return strapi.db
    .connection(tableOf(strapi, uid))
    .whereNull('published_at')
    .where(column, '<=', new Date(now))
    .orderBy(column)
    .select({ documentId: 'document_id', at: column });
}

/**
 * Takes a draft's time away if it is still the same, and says whether it was: of several processes that try, one is told
 * true. Within a transaction the time is back when what follows fails.
 */
export async function takeTime(
  strapi: Core.Strapi,
  uid: ScheduledUid,
  column: ScheduleColumn,
  { documentId, at }: DueEntry,
  note: string | null = null,
): Promise<boolean> {
  const changes: Changes = { [column]: null, schedule_note: note };
  return strapi.db.transaction(async ({ trx }) => {
    const due = trx(tableOf(strapi, uid))
      .whereNull('published_at')
      .where({ document_id: documentId, [column]: at });
    return (await due.update(changes)) === 1;
  });
}

/** What was to be done is done: neither version carries its time, or a note of a failure, any more. */
export async function forgetTime(
  strapi: Core.Strapi,
  uid: ScheduledUid,
  column: ScheduleColumn,
  documentId: string,
): Promise<void> {
  const changes: Changes = { [column]: null, schedule_note: null };
  await strapi.db.transaction(async ({ trx }) =>
    trx(tableOf(strapi, uid)).where({ document_id: documentId }).update(changes),
  );
}

// Written past the document service: a time is no change of the content, and makes no draft 'modified'.
function tableOf(strapi: Core.Strapi, uid: ScheduledUid): string {
  return String(strapi.contentType(uid).collectionName);
}
