import type { Core } from '@strapi/strapi';
import { BOOKING, type Booking } from '../bookings/find-booking';
import { INQUIRY, type Inquiry } from '../inquiries/inquiry';
import { OUTBOX } from '../mail/outbox';
import { ENTRY } from './entries';

/** What people sent us from an address, and what keeps it from being erased. */
export interface SenderErasure {
  inquiries: { id: string; reference: string; receivedAt: string }[];
  bookings: { id: string; reference: string; startsAt: string; blockedBy: 'booking' | null }[];
}

/** The inquiries and bookings of an address. Changes nothing. */
export async function previewSender(strapi: Core.Strapi, email: string): Promise<SenderErasure> {
  const where = { email: { $eqi: email } };
  const orderBy = { id: 'asc' };
  const inquiries: Inquiry[] = await strapi.db.query(INQUIRY).findMany({ where, orderBy });
  const bookings: Booking[] = await strapi.db.query(BOOKING).findMany({ where, orderBy });
  return {
    inquiries: inquiries.map(({ documentId: id, reference, receivedAt }) => ({ id, reference, receivedAt })),
    bookings: bookings.map(({ documentId: id, reference, startsAt, endsAt, state }) => ({
      ...{ id, reference, startsAt },
      // Cancelled first: the visitor is told then, and nobody comes in vain.
      blockedBy: state === 'booked' && Date.parse(endsAt) > Date.now() ? 'booking' : null,
    })),
  };
}

/**
 * Erases them, with replies, notes and mails that still wait. A booking that was made since somebody looked stays: its
 * visitor would come in vain. @returns what was erased
 */
export async function eraseSender(strapi: Core.Strapi, email: string): Promise<SenderErasure> {
  return strapi.db.transaction(async () => {
    const { inquiries, bookings: all } = await previewSender(strapi, email);
    const bookings = all.filter(({ blockedBy }) => blockedBy === null);
    const ids = [...inquiries, ...bookings].map(({ id }) => id);
    await eraseTraces(strapi, ids);
    await strapi.db.query(INQUIRY).deleteMany({ where: { documentId: { $in: ids } } });
    await strapi.db.query(BOOKING).deleteMany({ where: { documentId: { $in: ids } } });
    return { inquiries, bookings };
  });
}

/** Erases what was written about inquiries and bookings; duplicates of one are inquiries of their own again. */
export async function eraseTraces(strapi: Core.Strapi, ids: string[]): Promise<void> {
  const entries: { documentId: string }[] = await strapi.db
    .query(ENTRY)
    .findMany({ where: { about: { $in: ids } }, select: ['documentId'] });
  const about = [...ids, ...entries.map(({ documentId }) => documentId)];
  await strapi.db.query(OUTBOX).deleteMany({ where: { about: { $in: about } } });
  await strapi.db.query(ENTRY).deleteMany({ where: { about: { $in: ids } } });
  await strapi.db.query(INQUIRY).updateMany({ where: { mergedInto: { $in: ids } }, data: { mergedInto: null } });
}
