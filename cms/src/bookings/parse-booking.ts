import { z } from '@strapi/utils';
import { emailField, LIMITS, metaFields, nameField, optionalLine, optionalText, parseForm } from '../forms/fields';
import type { SlotQuery } from './list-slots';

const MOST_DAYS = 31;

const booking = z.object({
  startsAt: z.iso.datetime({ offset: true, error: 'Please choose a time' }).transform((time) => Date.parse(time)),
  name: nameField,
  email: emailField,
  phone: optionalLine(LIMITS.phone),
  message: optionalText,
  /** One that this system does not know is left out: their mail then shows the studio's time alone. */
  timeZone: optionalLine(LIMITS.name).transform((zone) => (zone !== null && isTimeZone(zone) ? zone : null)),
  ...metaFields,
});

export type NewBooking = z.infer<typeof booking>;

/** Reads POST /api/bookings. @throws FormError invalid_fields */
export function parseBooking(body: unknown): NewBooking {
  return parseForm(booking, body);
}

const query = z.object({
  from: z.iso.date('Please give a date like 2026-11-20').optional(),
  days: z.coerce.number('Please give a number of days').int().min(1).max(MOST_DAYS).optional(),
});

/** Reads the query of GET /api/bookings/slots. @throws FormError invalid_fields */
export function parseSlotQuery(input: unknown): SlotQuery {
  return parseForm(query, input);
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
