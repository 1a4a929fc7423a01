import { FORM_PATHS, type Booking, type BookingRequest, type BookingSlots } from '@kiln/contracts/inquiries-api';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerForm } from '../../testing/forms-far-end';
import { network } from '../../testing/network';
import { refusal, success } from '../../testing/payments-far-end';
import { renderPath } from '../../testing/render';
import { SLOTS_KEY } from './api/get-slots';

const MONDAY = ['2026-11-23T14:00:00.000Z', '2026-11-23T15:00:00.000Z'];
const WEDNESDAY = ['2026-12-02T09:00:00.000Z'];

function slots(change: { monday?: string[]; wednesday?: string[] } = {}): BookingSlots {
  const { monday = MONDAY, wednesday = WEDNESDAY } = change;
  const day = (date: string, starts: string[]) => ({ date, slots: starts.map((startsAt) => ({ startsAt })) });
  const days = [day('2026-11-23', monday), day('2026-11-24', []), day('2026-12-02', wednesday)];
  return { timeZone: 'Europe/London', slotMinutes: 60, days };
}
const BOOKED: Booking = {
  reference: 'KB-4F7M2',
  startsAt: '2026-11-23T15:00:00.000Z',
  endsAt: '2026-11-23T16:00:00.000Z',
  calendar: 'BEGIN:VCALENDAR',
};

const openBooking = (content: BookingSlots = slots()) =>
  renderPath('/booking', { state: { content: { [SLOTS_KEY]: content } } });
const day = (name: RegExp) => screen.getByRole('button', { name });
const time = (name: RegExp) => within(screen.getByRole('list', { name: 'Free times' })).getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function fillIn(user: UserEvent) {
  await user.click(day(/^Monday, November 23/));
  await user.click(time(/^10:00 AM/));
  await user.type(field('Name'), 'Ada Potter');
  await user.type(field('Email'), 'ada@example.com');
}
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Book this time' }));

beforeEach(() => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'America/New_York',
  });
});

describe('step 1, the date', () => {
  it('offers the days with free times, and no others', async () => {
    const { user } = await openBooking();
    screen.getByText(/^Times are New York time, yours\. The studio is in London\.$/);
    expect(day(/^Monday, November 23\W+2 free\s+times$/).getAttribute('aria-disabled')).toBe('false');
    const full = day(/^Tuesday, November 24\W+no free times$/);
    expect(full.getAttribute('aria-disabled')).toBe('true');
    await user.click(full);
    screen.getByRole('heading', { name: 'Choose a date' });
  });

  it('is moved through by keyboard, within the bookable days', async () => {
    const { user } = await openBooking();
    const focused = () => document.activeElement?.getAttribute('data-day');
    day(/^Monday, November 23/).focus();
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('2026-11-23');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('2026-11-25');
    await user.keyboard('{End}');
    expect(focused()).toBe('2026-11-29');
    await user.keyboard('{ArrowRight}{Home}');
    expect(focused()).toBe('2026-11-30');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('2026-12-02');
    screen.getByText('December 2026');
    await user.keyboard('{PageUp}');
    expect(focused()).toBe('2026-11-23');
    await user.keyboard('{PageDown}{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Wednesday, December 2' }));
  });

  it('turns its months by buttons', async () => {
    const { user } = await openBooking();
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    day(/^Wednesday, December 2\W+1 free\s+time$/);
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveProperty('disabled', true);
  });
});

it('step 2 lists the times by both clocks, and leads back with the day kept', async () => {
  const { user } = await openBooking();
  await user.click(day(/^Monday, November 23/));
  expect(time(/^9:00 AM/).textContent).toBe('9:00 AM2:00 PM in London');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  const cell = day(/^Monday, November 23/).closest('td');
  expect(cell?.getAttribute('aria-selected')).toBe('true');
});

it('step 3 keeps the details on the way back and forth, then books and confirms', async () => {
  const sent = answerForm<BookingRequest>(FORM_PATHS.bookings, () => success({ ...BOOKED }));
  const { user } = await openBooking();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Change the time' }));
  expect(time(/^10:00 AM/).getAttribute('aria-pressed')).toBe('true');
  await user.click(time(/^10:00 AM/));
  expect(field('Name').value).toBe('Ada Potter');
  await submit(user);
  await screen.findByRole('heading', { name: 'Booked.' });
  expect(document.activeElement?.textContent).toBe('Booked.');
  screen.getByText('KB-4F7M2');
  for (const line of ['Monday,', 'November 23,', '10:00 AM']) screen.getByText(line);
  screen.getByText('3:00 PM in London');
  screen.getByText('ada@example.com');
  expect(sent).toEqual([
    {
      name: 'Ada Potter',
      email: 'ada@example.com',
      startsAt: MONDAY[1],
      timeZone: 'America/New_York',
      submissionId: expect.any(String) as string,
    },
  ]);
});

it('the calendar file is what the server wrote', async () => {
  answerForm(FORM_PATHS.bookings, () => success({ ...BOOKED }));
  const files: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = await openBooking();
  await fillIn(user);
  await submit(user);
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  expect(names).toEqual(['KB-4F7M2.ics']);
  const reader = new FileReader();
  reader.readAsText(files[0] as Blob);
  await waitFor(() => expect(reader.result).toBe('BEGIN:VCALENDAR'));
  expect(files[0]?.type).toBe('text/calendar');
});

describe('a time that someone else took', () => {
  it('leads back to the times that are left, and keeps the details', async () => {
    const sent = answerForm<BookingRequest>(
      FORM_PATHS.bookings,
      () => refusal(409, 'slot_taken', 'Gone.'),
      () => success({ ...BOOKED }),
    );
    const { user } = await openBooking();
    await fillIn(user);
    network.use(http.get(`*${SLOTS_KEY}`, () => success({ ...slots({ monday: ['2026-11-23T14:00:00.000Z'] }) })));
    await submit(user);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Someone has just taken this time. Please choose another.');
    await waitFor(() => expect(screen.queryByText('10:00 AM')).toBeNull());
    await user.click(time(/^9:00 AM/));
    expect(field('Email').value).toBe('ada@example.com');
    await submit(user);
    await screen.findByRole('heading', { name: 'Booked.' });
    expect(sent[1]?.submissionId).toBe(sent[0]?.submissionId);
  });

  it('says so when it was the last of its day', async () => {
    answerForm(FORM_PATHS.bookings, () => refusal(409, 'slot_not_offered', 'This time cannot be booked.'));
    const { user } = await openBooking();
    await fillIn(user);
    network.use(http.get(`*${SLOTS_KEY}`, () => success({ ...slots({ monday: [] }) })));
    await submit(user);
    expect((await screen.findByRole('alert')).textContent).toBe('This time cannot be booked.');
    screen.getByText('No time is left on this day. Go back and choose another.');
  });
});

it.each([
  ['no answer', () => HttpResponse.error(), 'Your booking did not go through. Please try again.'],
  [
    'an error of the server',
    () => refusal(500, 'internal_error', 'Oh.'),
    'Your booking did not go through. Please try again.',
  ],
  [
    'too many',
    () => refusal(429, 'too_many_requests', 'Please try again in 7 minutes.'),
    'Please try again in 7 minutes.',
  ],
])('%s: says so and keeps the details', async (_, failure, text) => {
  answerForm(FORM_PATHS.bookings, failure);
  const { user } = await openBooking();
  await fillIn(user);
  await submit(user);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(field('Name').value).toBe('Ada Potter');
});

it('has a word for no free times', async () => {
  await openBooking(slots({ monday: [], wednesday: [] }));
  screen.getByRole('heading', { name: 'No free times' });
  expect(screen.getByRole('link', { name: 'studio@kiln.example' })).not.toBeNull();
});

it('says when the times cannot be loaded, and loads them again', async () => {
  let answers = 0;
  network.use(http.get(`*${SLOTS_KEY}`, () => (answers++ === 0 ? HttpResponse.error() : success({ ...slots() }))));
  const { user } = await renderPath('/booking');
  expect((await screen.findByRole('alert')).textContent).toContain('The free times could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('grid', { name: 'November 2026' });
});
