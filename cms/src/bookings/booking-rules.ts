import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { putInOutbox } from '../mail/outbox';
import { slotKeyOf } from './book';
import type { Appointment } from './calendar';
import { BOOKING } from './find-booking';

type DocumentMiddleware = Parameters<Core.Strapi['documents']['use']>[0];

/**
 * What holds when the studio changes a booking: it keeps its time, a cancelled one frees its slot and the visitor is
 * told, and it can be taken up again only while nobody else has the slot.
 */
export function registerBookingRules(strapi: Core.Strapi): void {
  const rules: DocumentMiddleware = async (context, next) => {
    if (context.uid !== BOOKING || context.action !== 'update') return next();

    const { documentId, data } = context.params as { documentId: string; data: Partial<Appointment> };
    return strapi.db.transaction(async () => {
      const before: Appointment | null = await strapi.db.query(BOOKING).findOne({ where: { documentId } });
      if (!before) return next();

      const { state } = { ...before, ...data };
      keepTimes(before, data);
      if (state === before.state) return next();

      const slotKey = state === 'booked' ? slotKeyOf(Date.parse(before.startsAt)) : null;
      if (slotKey !== null) await checkFree(strapi, slotKey);
      const revision = before.revision + 1;
      Object.assign(data, { slotKey, revision });
      const saved = await next();
      if (state === 'booked') await putInOutbox(strapi, 'booking-confirmation', documentId, revision);
      if (state === 'cancelled') await putInOutbox(strapi, 'booking-cancellation', documentId, revision);
      return saved;
    });
  };
  strapi.documents.use(rules);
}

function keepTimes(before: Appointment, changed: Partial<Appointment>): void {
  for (const field of ['startsAt', 'endsAt'] as const) {
    const time = changed[field];
    if (time === undefined || Date.parse(time) === Date.parse(before[field])) continue;
    throw new errors.ValidationError('A booking keeps its time: cancel it, and the visitor books another.');
  }
}

async function checkFree(strapi: Core.Strapi, slotKey: string): Promise<void> {
  if ((await strapi.db.query(BOOKING).count({ where: { slotKey } })) === 0) return;
  throw new errors.ValidationError('Somebody else has taken this time since.');
}
