import { randomInt, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import {
  CONSULTATION_FIELD_MESSAGES,
  FORM_MESSAGES,
  FORM_PATHS,
  INQUIRY_LIMITS,
  type Booking,
  type BookingSlots,
  type SubmissionReceipt,
} from '@kiln/contracts/inquiries-api';
import { setting } from '../support/settings';

/** The CMS cannot import the contracts; what it answers to forms has to fit them to the letter. */
const bookingSlots: z.ZodType<BookingSlots> = z.strictObject({
  timeZone: z.string(),
  slotMinutes: z.number(),
  days: z.array(z.strictObject({ date: z.iso.date(), slots: z.array(z.strictObject({ startsAt: z.iso.datetime() })) })),
});
const receipt: z.ZodType<SubmissionReceipt> = z.strictObject({ reference: z.string().regex(/^KQ-\w{5}$/) });
const booking: z.ZodType<Booking> = z.strictObject({
  reference: z.string().regex(/^KB-\w{5}$/),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  calendar: z.string().startsWith('BEGIN:VCALENDAR\r\n'),
});
const success = <Data extends z.ZodType>(data: Data) => z.strictObject({ success: z.literal(true), data });
const refusal = z.strictObject({
  success: z.literal(false),
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});

/** Sends a form from a network address of its own: the CMS limits submissions by address. */
async function send(path: string, fields: object): Promise<unknown> {
  const response = await fetch(`${setting('CMS_URL')}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.19.${randomInt(256)}.${randomInt(1, 255)}`,
    },
    body: JSON.stringify({ name: 'Ada Potter', email: `${randomUUID()}@example.com`, ...fields }),
  });
  return response.json();
}

const forms: [string, object][] = [
  [FORM_PATHS.consultation, { phone: '1', message: 'A site.', selectedWebsite: null, websiteType: 'Not specified' }],
  [FORM_PATHS.planInquiry, { planId: 'static-website', planName: 'Static', planPrice: '$89' }],
  [FORM_PATHS.contact, { message: 'Hello.', submittedAt: new Date().toISOString() }],
];

it.each(forms)('%s gives a receipt as the contract says', async (path, fields) => {
  success(receipt).parse(await send(path, fields));
});

it.each(forms)('%s refuses as the contract says, at its limits', async (path, fields) => {
  const long = (length: number) => 'x'.repeat(length + 1);
  const { error } = refusal.parse(
    await send(path, { ...fields, name: long(INQUIRY_LIMITS.name), message: long(INQUIRY_LIMITS.message) }),
  );
  expect(error.code).toBe('invalid_fields');
  expect(Object.keys(error.fields ?? {})).toEqual(['name', 'message']);
  const longest = { name: 'x'.repeat(INQUIRY_LIMITS.name), message: 'x'.repeat(INQUIRY_LIMITS.message) };
  success(receipt).parse(await send(path, { ...fields, ...longest }));
});

it('the consultation names its fields in the words of the contract', async () => {
  const { name, email, emailInvalid, phone, message, currentWebsite } = CONSULTATION_FIELD_MESSAGES;
  const empty = { name: '', email: '', currentWebsite: 'ftp://old.example' };
  const { error } = refusal.parse(await send(FORM_PATHS.consultation, empty));
  expect(error.fields).toEqual({ name, email, phone, message, currentWebsite });
  const wrong = refusal.parse(await send(FORM_PATHS.contact, { email: 'ada', message: 'Hello.' }));
  expect(wrong.error.fields).toEqual({ email: emailInvalid });
});

it('slots and bookings are as the contract says, a lost slot in its words', async () => {
  const response = await fetch(`${setting('CMS_URL')}${FORM_PATHS.bookingSlots}`);
  const { data } = success(bookingSlots).parse(await response.json());
  const free = data.days.flatMap(({ slots }) => slots);
  // From the end of the window: the browser tests take the first days.
  const startsAt = free.at(-2 - randomInt(5))?.startsAt;
  const fields = { startsAt, timeZone: 'Europe/Paris' };
  expect(success(booking).parse(await send(FORM_PATHS.bookings, fields)).data.startsAt).toBe(startsAt);
  const lost = refusal.parse(await send(FORM_PATHS.bookings, fields));
  expect(lost.error).toEqual({ code: 'slot_taken', message: FORM_MESSAGES.slotTaken });
});
