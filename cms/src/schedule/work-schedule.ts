import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { formatInTimeZone } from 'date-fns-tz';
import { readStudio } from '../studio/studio';
import { findDue, takeTime, type DueEntry, type ScheduleColumn } from './schedule-table';
import { SCHEDULED, type ScheduledUid } from './scheduled-types';

/** What has failed for other reasons than its content is tried again for this long. */
const GIVE_UP_MS = 60 * 60_000;
const UNKNOWN = 'The system did not manage it within an hour. Choose another time, or do it by hand.';

const WORDS: Record<ScheduleColumn, string> = {
  publish_at: 'Could not be published',
  take_down_at: 'Could not be taken down',
};

/**
 * Publishes and takes down what is due, as the drafts stand now and by the rules of publication. What they refuse is told
 * at the entry and not tried again. Several processes may work side by side, and one that ends leaves nothing half done.
 * @param now milliseconds since 1970
 */
export async function workSchedule(strapi: Core.Strapi, now: number): Promise<void> {
  for (const column of ['publish_at', 'take_down_at'] as const) {
    for (const uid of SCHEDULED) {
      for (const due of await findDue(strapi, uid, column, now)) await doOne(strapi, uid, column, due, now);
    }
  }
}

async function doOne(
  strapi: Core.Strapi,
  uid: ScheduledUid,
  column: ScheduleColumn,
  due: DueEntry,
  now: number,
): Promise<void> {
  const { documentId } = due;
  try {
    await strapi.db.transaction(async () => {
      if (!(await takeTime(strapi, uid, column, due))) return;
      if (column === 'publish_at') await strapi.documents(uid).publish({ documentId });
      else await strapi.documents(uid).unpublish({ documentId });
    });
  } catch (error) {
    const isRefused = error instanceof errors.ApplicationError;
    if (!isRefused) strapi.log.error(error);
    const at = new Date(due.at);
    if (!isRefused && now - at.getTime() < GIVE_UP_MS) return;
    const { timeZone } = await readStudio(strapi);
    const when = formatInTimeZone(at, timeZone, "d MMMM yyyy 'at' HH:mm");
    const reason = isRefused ? error.message : UNKNOWN;
    await takeTime(strapi, uid, column, due, `${WORDS[column]} on ${when} (${timeZone}): ${reason}`);
  }
}
