import type { Core } from '@strapi/strapi';
import { DeskError } from '../desk/desk-error';
import type { Appointment } from './calendar';

export const BOOKING = 'api::booking.booking';

/** A booking as the database keeps it; instants ISO 8601. */
export interface Booking extends Appointment {
  documentId: string;
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  /** The visitor's, IANA. */
  timeZone: string | null;
  spamReasons: string[] | null;
  receivedAt: string;
  /** What the cancellation told the visitor. */
  cancellationNote: string | null;
}

/** @throws DeskError not_found */
export async function findBooking(strapi: Core.Strapi, documentId: string): Promise<Booking> {
  const found: Booking | null = await strapi.db.query(BOOKING).findOne({ where: { documentId } });
  if (!found) throw new DeskError('not_found', 'There is no such booking any more. Somebody may have erased it.');
  return found;
}
