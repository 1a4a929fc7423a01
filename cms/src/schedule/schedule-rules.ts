import type { Core } from '@strapi/strapi';
import { refuseFaults } from '../content/faults';
import { scheduleFaults, toTime } from './schedule-faults';
import { forgetTime } from './schedule-table';
import { isScheduled, type Schedule, type ScheduledUid } from './scheduled-types';

type DocumentMiddleware = Parameters<Core.Strapi['documents']['use']>[0];

/** What holds for the times of an entry, whoever saves, publishes or takes it down. */
export function registerScheduleRules(strapi: Core.Strapi): void {
  const rules: DocumentMiddleware = async (context, next) => {
    const { uid, action } = context;
    if (!isScheduled(uid)) return next();

    const { documentId, data } = context.params as { documentId?: string; data?: Schedule };
    if (action === 'clone') Object.assign(data ?? {}, { publishAt: null, takeDownAt: null, scheduleNote: null });
    if (data && (action === 'create' || action === 'update')) await checkSchedule(strapi, uid, documentId, data);
    const saved = await next();
    if (documentId !== undefined && action === 'publish') await forgetTime(strapi, uid, 'publish_at', documentId);
    if (documentId !== undefined && action === 'unpublish') {
      await forgetTime(strapi, uid, 'take_down_at', documentId);
    }
    return saved;
  };
  strapi.documents.use(rules);
}

/** The note is ours to write; it has done its work when another time is chosen. */
async function checkSchedule(strapi: Core.Strapi, uid: ScheduledUid, documentId: string | undefined, data: Schedule) {
  delete data.scheduleNote;
  if (data.publishAt === undefined && data.takeDownAt === undefined) return;
  const found: Schedule | null =
    documentId === undefined
      ? null
      : await strapi.db.query(uid).findOne({
          select: ['publishAt', 'takeDownAt'],
          where: { documentId, publishedAt: null },
        });
  const before = found ?? {};
  refuseFaults(scheduleFaults(before, { ...before, ...data }, Date.now()));
  const isChanged = (['publishAt', 'takeDownAt'] as const).some(
    (name) => data[name] !== undefined && toTime(data[name]) !== toTime(before[name]),
  );
  if (isChanged) data.scheduleNote = null;
}
