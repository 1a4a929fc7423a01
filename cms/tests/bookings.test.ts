import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import {
  aBooking,
  changeBooking,
  deleteEntry,
  freeStarts,
  newClient,
  newEmail,
  rowsOf,
  send,
  slotAt,
  type Booked,
  type Slots,
} from './support/forms';
import { call } from './support/http';
import type { Success } from './support/products';

const { url } = inject('cms');

const listSlots = async (query = '') => (await call<Success<Slots>>(`${url}/api/bookings/slots${query}`)).body.data;

const book = (fields: object, client = newClient()) => send<Booked>('bookings', aBooking(fields), { client });

describe('the offered slots', () => {
  it('are hours within the business hours, from tomorrow to thirty days ahead', async () => {
    const slots = await listSlots();
    expect(slots).toMatchObject({ timeZone: 'Europe/London', slotMinutes: 60 });
    expect(slots.days.length).toBeGreaterThanOrEqual(30);
    for (const startsAt of await freeStarts()) {
      const hours = (Date.parse(startsAt) - Date.now()) / 3_600_000;
      expect(hours).toBeGreaterThan(23.9);
      expect(hours).toBeLessThanOrEqual(30 * 24);
    }
    const sunday = slots.days.find(({ date }) => new Date(date).getUTCDay() === 0);
    expect(sunday?.slots).toEqual([]);
  });

  it('can be asked for from a date on', async () => {
    const { days } = await listSlots();
    const from = days.at(4)?.date ?? '';
    const asked = await listSlots(`?from=${from}&days=3`);
    expect(asked.days.map(({ date }) => date)).toEqual(days.slice(4, 7).map(({ date }) => date));
  });

  it.each(['?days=0', '?days=1000', '?from=tomorrow'])('refuse %s', async (query) => {
    expect((await call(`${url}/api/bookings/slots${query}`)).status).toBe(400);
  });
});

describe('a booking', () => {
  it('takes an offered slot, which is then gone', async () => {
    const startsAt = await slotAt(10);
    const { status, body } = await book({ startsAt });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      reference: expect.stringMatching(/^KB-[2-9A-Z]{5}$/),
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
      calendar: expect.stringContaining(`DTSTART:${startsAt.replaceAll(/[-:]|\.000/g, '')}\r\n`),
    });
    expect(await freeStarts()).not.toContain(startsAt);

    const second = await book({ startsAt });
    expect(second.status).toBe(409);
    expect(second.body.error).toEqual({
      code: 'slot_taken',
      message: 'Someone has just taken this time. Please choose another.',
    });
  });

  it('may name its slot in any offset', async () => {
    const startsAt = await slotAt(12);
    const inKolkata = new Date(Date.parse(startsAt) + 5.5 * 3_600_000).toISOString().replace('Z', '+05:30');
    expect((await book({ startsAt: inKolkata })).body.data.startsAt).toBe(startsAt);
  });

  it('that is sent again is the same booking', async () => {
    const sent = aBooking({ startsAt: await slotAt(14), submissionId: randomUUID() });
    const first = await send<Booked>('bookings', sent);
    const again = await send<Booked>('bookings', sent);
    expect(again.status).toBe(200);
    expect(again.body.data).toMatchObject({ reference: first.body.data.reference, startsAt: first.body.data.startsAt });
  });

  it('is one, when fifty people want the same slot at once', async () => {
    const startsAt = await slotAt(16);
    const tries = await Promise.all(Array.from({ length: 50 }, () => book({ startsAt })));
    const codes = tries.map(({ status, body }) => (status === 200 ? 'booked' : body.error.code));
    expect(codes.filter((code) => code === 'booked')).toHaveLength(1);
    expect(codes.filter((code) => code === 'slot_taken')).toHaveLength(49);
  });

  it('counts for the sender only if it is taken', async () => {
    const startsAt = await slotAt(18);
    const client = newClient();
    await book({ startsAt });
    for (let count = 0; count < 6; count += 1) expect((await book({ startsAt }, client)).status).toBe(409);
    expect((await book({ startsAt: await slotAt(18) }, client)).status).toBe(200);
  });

  it.each([
    ['outside the hours', (free: string) => new Date(Date.parse(free) + 12 * 3_600_000)],
    ['between two slots', (free: string) => new Date(Date.parse(free) + 60_000)],
    ['within a day', () => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000)],
    ['too far ahead', (free: string) => new Date(Date.parse(free) + 364 * 24 * 3_600_000)],
  ])('is refused %s', async (_, time) => {
    const startsAt = time(await slotAt(20)).toISOString();
    const { status, body } = await book({ startsAt });
    expect(status).toBe(409);
    expect(body.error.code).toBe('slot_not_offered');
  });

  it('names its faulty fields', async () => {
    const { status, body } = await send('bookings', { email: 'ada', startsAt: 'soon' });
    expect(status).toBe(400);
    expect(body.error.fields).toEqual({
      startsAt: 'Please choose a time',
      name: 'Name is required',
      email: 'Invalid email address',
    });
  });

  it('of a machine is thanked, flagged and holds no slot', async () => {
    const startsAt = await slotAt(22);
    const email = newEmail();
    expect((await book({ startsAt, email, fax: '1' })).status).toBe(200);
    expect(await rowsOf('booking', 'email', email)).toMatchObject([{ state: 'spam' }]);
    expect(await freeStarts()).toContain(startsAt);
  });
});

describe('in the panel', () => {
  it('a cancelled booking frees its slot, and comes back only while the slot is free', async () => {
    const startsAt = await slotAt(24);
    const email = newEmail();
    await book({ startsAt, email });
    const [row] = await rowsOf('booking', 'email', email);
    expect((await changeBooking(row, { state: 'cancelled' })).status).toBe(200);
    expect(await freeStarts()).toContain(startsAt);

    expect((await changeBooking(row, { state: 'booked' })).status).toBe(200);
    expect(await freeStarts()).not.toContain(startsAt);

    expect((await changeBooking(row, { state: 'cancelled' })).status).toBe(200);
    expect((await book({ startsAt })).status).toBe(200);
    const refused = await changeBooking(row, { state: 'booked' });
    expect(refused.status).toBe(400);
    expect(refused.body.error?.message).toMatch(/taken/);
  });

  it('a booking keeps its time', async () => {
    const email = newEmail();
    await book({ startsAt: await slotAt(26), email });
    const [row] = await rowsOf('booking', 'email', email);
    const moved = await changeBooking(row, { startsAt: await slotAt(28) });
    expect(moved.status).toBe(400);
    expect(moved.body.error?.message).toMatch(/keeps its time/);
    expect((await changeBooking(row, { ...row, message: 'By telephone.' })).status).toBe(200);
  });

  it('a booking that stands is not deleted, a cancelled one is', async () => {
    const email = newEmail();
    await book({ startsAt: await slotAt(30), email });
    const [row] = await rowsOf('booking', 'email', email);
    expect((await deleteEntry('booking', row)).status).toBe(403);
    await changeBooking(row, { state: 'cancelled' });
    expect((await deleteEntry('booking', row)).status).toBe(200);
    expect(await rowsOf('booking', 'email', email)).toEqual([]);
  });

  it('none is made by hand', async () => {
    const path = `${url}/content-manager/collection-types/api::booking.booking`;
    const json = { ...aBooking({ startsAt: await slotAt(32) }), reference: 'KB-22222', endsAt: await slotAt(33) };
    expect((await call(path, { method: 'POST', token: inject('cms').tokens.admin, json })).status).toBe(403);
  });
});
