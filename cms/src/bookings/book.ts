import type { Core } from '@strapi/strapi';
import { countSubmission } from '../forms/count-submission';
import { FormError } from '../forms/form-error';
import { newReference } from '../forms/reference';
import { findSpamReasons, HONEYPOT } from '../forms/spam';
import { submitOnce } from '../forms/submit-once';
import { putInOutbox } from '../mail/outbox';
import type { Appointment } from './calendar';
import { BOOKING } from './find-booking';
import { readFreeSlots } from './list-slots';
import type { NewBooking } from './parse-booking';
import { SLOT_MS } from './slots';

const TAKEN = 'Someone has just taken this time. Please choose another.';
const NOT_OFFERED = 'This time cannot be booked. Please choose another.';

/**
 * Books a slot that is offered. Of two people at once, the unique index on `slotKey` lets one through.
 * @param client IP address of the visitor
 * @throws FormError slot_taken, slot_not_offered, too_many_requests
 */
export async function book(strapi: Core.Strapi, booking: NewBooking, client: string): Promise<Appointment> {
  return submitOnce<Appointment>(strapi, BOOKING, booking.submissionId, async () => {
    await checkOffered(strapi, booking.startsAt);
    try {
      return await store(strapi, booking, client);
    } catch (error) {
      if (await isTaken(strapi, booking.startsAt)) throw new FormError('slot_taken', TAKEN);
      throw error;
    }
  });
}

async function store(strapi: Core.Strapi, booking: NewBooking, client: string): Promise<Appointment> {
  const { fax, startsAt, ...fields } = booking;
  const spamReasons = findSpamReasons({ ...booking, fax });
  // Only what no person sends holds no slot: a doubtful message may come from a real visitor.
  const isSpam = spamReasons.includes(HONEYPOT);

  return strapi.db.transaction(async ({ trx }) => {
    await countSubmission(strapi, trx, { client, email: booking.email });
    const appointment = {
      reference: newReference('KB'),
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(startsAt + SLOT_MS).toISOString(),
      state: isSpam ? ('spam' as const) : ('booked' as const),
      revision: 0,
    };
    const slotKey = isSpam ? null : slotKeyOf(startsAt);
    const { documentId } = await strapi.documents(BOOKING).create({
      data: { ...fields, ...appointment, slotKey, spamReasons, receivedAt: new Date().toISOString() },
    });
    if (!isSpam) {
      await putInOutbox(strapi, 'booking-notice', documentId);
      await putInOutbox(strapi, 'booking-confirmation', documentId);
    }
    return appointment;
  });
}

/** @param startsAt milliseconds since 1970 */
export function slotKeyOf(startsAt: number): string {
  return new Date(startsAt).toISOString();
}

async function checkOffered(strapi: Core.Strapi, startsAt: number): Promise<void> {
  const { days } = await readFreeSlots(strapi);
  if (days.some(({ starts }) => starts.includes(startsAt))) return;
  if (await isTaken(strapi, startsAt)) throw new FormError('slot_taken', TAKEN);
  throw new FormError('slot_not_offered', NOT_OFFERED);
}

async function isTaken(strapi: Core.Strapi, startsAt: number): Promise<boolean> {
  return (await strapi.db.query(BOOKING).count({ where: { slotKey: slotKeyOf(startsAt) } })) > 0;
}
