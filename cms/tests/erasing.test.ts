import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aBooking, newEmail, rowsOf, send, slotAt } from './support/forms';
import { aKey, deskOf, type Desk, type Inquiry } from './support/inbox';
import { useOwnCms } from './support/own-cms';

interface Erasure {
  orders: object[];
  inquiries: { id: string; reference: string }[];
  bookings: { id: string; reference: string; blockedBy: string | null }[];
}

const own = useOwnCms();
let desk: Desk;

beforeAll(() => {
  desk = deskOf(own.url, own.tokens.support);
});
beforeEach(() => {
  own.payments.heard.length = 0;
  own.payments.answerWith(200, { success: true, data: { orders: [] } });
});

const erase = (email: string, path = '') =>
  desk.ask<Erasure>('POST', `/order-desk/erasures${path}`, { email, key: aKey() });

/** Somebody who wrote twice, was answered, noted and booked. */
async function aPerson(place: number) {
  const email = newEmail();
  const first = await desk.newMessage({ email });
  const second = await desk.newMessage({ email: email.toUpperCase() });
  const merge = { into: first.id, revision: second.revision };
  await desk.ask('POST', `/inbox-desk/inquiries/${second.id}/merge`, merge);
  const { revision } = await desk.read(first.id);
  await desk.ask('POST', `/inbox-desk/inquiries/${first.id}/replies`, { text: 'Hello', revision, key: aKey() });
  await desk.ask('POST', `/inbox-desk/inquiries/${first.id}/notes`, { text: 'Rang her.', key: aKey() });
  await send('bookings', aBooking({ startsAt: await slotAt(place, own.url), email }), { url: own.url });
  const { body } = await desk.ask<{ bookings: { id: string; revision: number }[] }>(
    'POST',
    '/booking-desk/bookings/search',
    { q: email },
  );
  return { email, first, second, booking: body.data.bookings[0]?.id ?? 'none' };
}

it('one click erases a person from orders, inquiries, replies, notes and bookings', async () => {
  const { email, first, second, booking } = await aPerson(0);
  const other = await desk.newMessage();
  await desk.ask('POST', `/inbox-desk/inquiries/${other.id}/merge`, { into: first.id, revision: other.revision });

  const preview = (await erase(` ${email} `, '/preview')).body.data;
  expect(preview.inquiries.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(preview.bookings).toMatchObject([{ id: booking, blockedBy: 'booking' }]);

  const refused = await erase(email);
  expect([refused.status, refused.body.error.code]).toEqual([409, 'erasure_blocked']);
  expect(own.payments.heard.map(({ path }) => path)).toEqual(['/api/payments/admin/erasures/preview']);
  const cancel = { state: 'cancelled', revision: 0, key: aKey() };
  expect((await desk.ask('POST', `/booking-desk/bookings/${booking}/state`, cancel)).status).toBe(200);

  const erased = await erase(email);
  expect(erased.status).toBe(200);
  expect([erased.body.data.inquiries.length, erased.body.data.bookings.length]).toEqual([2, 1]);
  for (const id of [first.id, second.id]) {
    expect((await desk.ask('GET', `/inbox-desk/inquiries/${id}`)).status).toBe(404);
  }
  expect((await desk.ask('GET', `/booking-desk/bookings/${booking}`)).status).toBe(404);
  const admin = { url: own.url, token: own.tokens.admin };
  for (const type of ['inquiry', 'booking'] as const) expect(await rowsOf(type, 'email', email, admin)).toEqual([]);
  // Somebody else's inquiry, which was merged by mistake, is back in the list.
  const { inquiries } = await desk.search({ q: other.reference });
  expect(inquiries.map(({ id }) => id)).toEqual([other.id]);
  const left = await desk.ask<Inquiry>('GET', `/inbox-desk/inquiries/${other.id}`);
  expect(left.body.data).toMatchObject({ mergedInto: null, email: other.email });
  expect((await erase(email)).body.data).toMatchObject({ inquiries: [], bookings: [] });
  expect(own.output()).not.toContain(email);
});

it('nothing is erased while an order stands in the way or payments-service is away', async () => {
  const { email, id } = await desk.newMessage();
  own.payments.answerWith(409, { success: false, error: { code: 'erasure_blocked', message: 'Money is under way.' } });
  expect((await erase(email)).status).toBe(409);
  await own.payments.close();
  expect((await erase(email)).status).toBe(503);
  await own.payments.open();
  expect((await desk.read(id)).email).toBe(email);
});
