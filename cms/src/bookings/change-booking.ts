import type { Core } from '@strapi/strapi';
import type { Actor } from '../auth/actor';
import { DeskError } from '../desk/desk-error';
import { addEntry, doOnce } from '../desk/entries';
import { BOOKING, findBooking } from './find-booking';
import type { BookingChange, BookingNote } from './parse-wishes';

/**
 * Cancels a booking to come, which tells the visitor in a mail with the note; or takes it for spam, which tells nobody;
 * or books it again while the time is free. The same press is done once.
 * @throws DeskError not_found, changed_since, not_possible
 */
export async function changeBooking(
  strapi: Core.Strapi,
  actor: Actor,
  documentId: string,
  { state, note, revision, key }: BookingChange,
): Promise<void> {
  await doOnce(strapi, key, async () => {
    const booking = await findBooking(strapi, documentId);
    if (Date.parse(booking.endsAt) <= Date.now()) {
      throw new DeskError('not_possible', 'Its time has passed: nothing can be changed any more.');
    }
    await strapi.db.transaction(async () => {
      const bookings = strapi.db.query(BOOKING);
      const where = { documentId, revision, state: { $ne: state } };
      const { count } = await bookings.updateMany({ where, data: { cancellationNote: note } });
      if (count === 0) {
        throw new DeskError(
          'changed_since',
          'A colleague has changed this booking since you read it. See what is new.',
        );
      }
      // Frees the time or takes it, and puts the mail into the outbox (booking-rules).
      const data: object = { state };
      await strapi.documents(BOOKING).update({ documentId, data });
      const detail = { from: booking.state, to: state };
      await addEntry(strapi, actor, {
        about: documentId,
        kind: 'state',
        detail,
        key,
        ...(note !== null && { text: note }),
      });
    });
  });
}

/** Keeps a note for colleagues; it is never sent. The same press is done once. @throws DeskError not_found */
export async function noteBooking(
  strapi: Core.Strapi,
  actor: Actor,
  documentId: string,
  note: BookingNote,
): Promise<void> {
  await findBooking(strapi, documentId);
  await doOnce(strapi, note.key, async () => addEntry(strapi, actor, { about: documentId, kind: 'note', ...note }));
}
