import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { BookingSlots } from '@kiln/contracts/inquiries-api';
import { useBrowser } from '../support/browser';
import { chooseBookingDay, freeTimes } from '../support/dialogs';
import { mailTo } from '../support/mailbox';
import { setting } from '../support/settings';
import { newBuyer } from '../support/shopping';
import { call } from '../support/wire';

const browser = useBrowser();

async function freeSlots(): Promise<string[]> {
  const { body } = await call('/api/bookings/slots');
  return (body.data as unknown as BookingSlots).days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
}

/** Books from a network address of its own: the CMS limits submissions by address. */
async function book(startsAt: string, nth: number) {
  const response = await fetch(`${setting('CMS_URL')}/api/bookings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${nth}.${1 + Math.floor(Math.random() * 253)}`,
    },
    body: JSON.stringify({
      name: 'Ada Potter',
      email: newBuyer().email,
      startsAt,
      timeZone: 'Europe/Paris',
      submissionId: randomUUID(),
    }),
  });
  return { status: response.status, body: (await response.json()) as { error?: { code: string; message: string } } };
}

it('50 people who want one slot at once: one gets it, the others are told kindly', async () => {
  // From the end of the window: the browser tests take the first days.
  const slot = (await freeSlots()).at(-1) ?? '';
  const answers = await Promise.all(Array.from({ length: 50 }, (_, nth) => book(slot, nth)));
  const booked = answers.filter(({ status }) => status < 300);
  const refused = answers.filter(({ status }) => status === 409);
  expect(booked).toHaveLength(1);
  expect(refused).toHaveLength(49);
  expect(new Set(refused.map(({ body }) => body.error?.code))).toEqual(new Set(['slot_taken']));
  expect(refused[0]?.body.error?.message).toBe('Someone has just taken this time. Please choose another.');
  expect(await freeSlots()).not.toContain(slot);
});

async function atDetails() {
  const { page } = await browser.visitor({ tolerated: /status of 409/, fromOwnAddress: true });
  const buyer = newBuyer();
  await page.goto('/booking');
  await chooseBookingDay(page);
  const times = freeTimes(page);
  // Somewhere in the day, so that two of these tests seldom meet.
  const time = times.nth(Math.floor(Math.random() * (await times.count())));
  await time.click();
  await page.getByLabel(/name/i).first().fill(buyer.name);
  await page.getByLabel(/email/i).fill(buyer.email);
  return { page, buyer };
}

it('a slot is booked in three steps, confirmed by mail with a calendar file', async () => {
  const { page, buyer } = await atDetails();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/bookings')),
    page.getByRole('main').locator('button[type=submit]').click(),
  ]);
  const { data } = (await answer.json()) as { data: { reference: string; calendar: string } };
  await page.getByText(data.reference).first().waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  expect(data.calendar).toContain('BEGIN:VEVENT');
  const mail = await mailTo(buyer.email);
  expect(mail.text).toContain(data.reference);
});

it('when somebody was quicker, it says so, keeps what was typed and offers the times left', async () => {
  const { page, buyer } = await atDetails();
  await page.route(
    '**/api/bookings',
    async (route) => {
      const { startsAt } = route.request().postDataJSON() as { startsAt: string };
      await book(startsAt, 250);
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('main').locator('button[type=submit]').click();
  await page.getByText('Someone has just taken this time. Please choose another.').waitFor();
  await freeTimes(page).first().click();
  expect(await page.getByLabel(/email/i).inputValue()).toBe(buyer.email);
});
