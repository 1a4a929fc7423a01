import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aBooking, freeStarts, newEmail, send, slotAt, type Booked } from './support/forms';
import { call } from './support/http';
import { aKey, deskOf, type Desk, type Entry } from './support/inbox';
import { useOwnCms } from './support/own-cms';

interface Booking {
  id: string;
  reference: string;
  startsAt: string;
  state: string;
  revision: number;
  email: string;
  studioZone: string;
  timeZone: string;
  cancellationNote: string | null;
  entries: Entry[];
}

const own = useOwnCms({ sendsMail: true });
let desk: Desk;

beforeAll(() => {
  desk = deskOf(own.url, own.tokens.support);
});

const search = async (filters: object) =>
  (
    await desk.ask<{ bookings: Booking[]; total: number; studioZone: string }>(
      'POST',
      '/booking-desk/bookings/search',
      filters,
    )
  ).body.data;

const change = (booking: Booking, json: object) =>
  desk.ask<Booking>('POST', `/booking-desk/bookings/${booking.id}/state`, {
    revision: booking.revision,
    key: aKey(),
    ...json,
  });

async function aNewBooking(place: number, fields: object = {}): Promise<Booking> {
  const sent = aBooking({ startsAt: await slotAt(place, own.url), email: newEmail(), ...fields });
  const { body } = await send<Booked>('bookings', sent, { url: own.url });
  const { bookings } = await search({ q: body.data.reference, show: 'all' });
  return (await desk.ask<Booking>('GET', `/booking-desk/bookings/${bookings[0]?.id}`)).body.data;
}

describe('a booking', () => {
  it('that support cancels with a note frees the time, and the visitor reads the note', async () => {
    const booking = await aNewBooking(0);
    expect(booking).toMatchObject({ state: 'booked', studioZone: 'Europe/London', timeZone: 'America/New_York' });
    const press = { state: 'cancelled', note: 'The kiln is being rebuilt.\nPlease choose another day.', key: aKey() };
    const { status, body } = await change(booking, press);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ state: 'cancelled', cancellationNote: press.note });
    expect(body.data.entries).toMatchObject([
      { kind: 'state', actor: 'support', text: press.note, detail: { from: 'booked', to: 'cancelled' } },
    ]);
    expect((await change(booking, press)).status).toBe(200);
    expect(await freeStarts(own.url)).toContain(booking.startsAt);
    const mail = await vi.waitFor(
      () => {
        const found = own.mailServer.mailsTo(booking.email).filter(({ subject }) => subject?.startsWith('Cancelled'));
        expect(found).toHaveLength(1);
        return found[0];
      },
      { timeout: 20_000, interval: 100 },
    );
    expect(mail?.text).toContain('The kiln is being rebuilt.\nPlease choose another day.');

    const late = await change(booking, { state: 'spam' });
    expect([late.status, late.body.error.code]).toEqual([409, 'changed_since']);
    const back = await change(body.data, { state: 'booked' });
    expect(back.body.data).toMatchObject({ state: 'booked', cancellationNote: null });
    expect(await freeStarts(own.url)).not.toContain(booking.startsAt);
  });

  it('is booked again only while its time is free', async () => {
    const booking = await aNewBooking(3);
    const { body } = await change(booking, { state: 'cancelled' });
    await send('bookings', aBooking({ startsAt: booking.startsAt }), { url: own.url });
    const refused = await change(body.data, { state: 'booked' });
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toMatch(/taken/);
  });

  it('keeps notes, each once', async () => {
    const booking = await aNewBooking(5);
    const note = { text: 'Wants to see the studio.', key: aKey() };
    await desk.ask('POST', `/booking-desk/bookings/${booking.id}/notes`, note);
    const { body } = await desk.ask<Booking>('POST', `/booking-desk/bookings/${booking.id}/notes`, note);
    expect(body.data.entries).toMatchObject([{ kind: 'note', text: note.text, actor: 'support' }]);
  });
});

it('those to come are listed in the order in which they come, cancelled ones apart', async () => {
  const mark = `mark${Date.now()}`;
  const later = await aNewBooking(12, { message: mark });
  const sooner = await aNewBooking(8, { message: mark });
  const cancelled = await aNewBooking(10, { message: mark });
  await change(cancelled, { state: 'cancelled' });
  expect((await search({ q: mark })).bookings.map(({ id }) => id)).toEqual([sooner.id, later.id]);
  expect((await search({ q: mark, show: 'cancelled' })).bookings.map(({ id }) => id)).toEqual([cancelled.id]);
  expect((await search({ q: mark, show: 'past' })).total).toBe(0);
  expect((await search({ q: mark, show: 'all' })).total).toBe(3);
});

it('are nobody’s but Support’s and Super Admins’', async () => {
  const path = `${own.url}/admin/booking-desk/bookings/search`;
  const asked = [undefined, own.tokens.customer, own.tokens.editor, own.tokens.author, own.tokens.admin].map(
    async (token) => {
      const options = { method: 'POST', json: {}, ...(token !== undefined && { token }) };
      return (await call(path, options)).status;
    },
  );
  expect(await Promise.all(asked)).toEqual([401, 401, 403, 403, 200]);
});
