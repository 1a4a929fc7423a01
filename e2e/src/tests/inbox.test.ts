import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { mailsTo } from '../support/mailbox';
import { panelSection, signInAsSupport } from '../support/order-desk';
import { superAdmin, openPanel } from '../support/people';
import { setting } from '../support/settings';
import { until } from '../support/until';

const browser = useBrowser();
/** The panel logs its own notices to the console; what it does is checked by what it shows and changes. */
const PANEL = { tolerated: /.*/ };

/** Somebody writes to the studio, from a network address of their own. @returns the reference */
async function write(email: string, message: string, name = 'Mary Somerville'): Promise<string> {
  const response = await fetch(`${setting('CMS_URL')}/api/inquiries/contact`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.7.${1 + Math.floor(Math.random() * 253)}`,
    },
    body: JSON.stringify({ name, email, message }),
  });
  const { data } = (await response.json()) as { data: { reference: string } };
  return data.reference;
}

async function open(page: Page, reference: string) {
  await page.goto(`/admin/inbox#q=${reference}`);
  await page.getByRole('link', { name: reference }).click();
  await conversation(page).waitFor();
}

const conversation = (page: Page) => panelSection(page, 'Conversation');

it('support takes an inquiry, merges the second one of the same person, notes, replies once, and exports the list', async () => {
  const { page } = await browser.visitor(PANEL);
  const email = `mary-${randomUUID()}@example.com`;
  const first = await write(email, '=How long do\n500 letterheads take?');
  const second = await write(email, 'I forgot: before Christmas.');
  await signInAsSupport(page);

  await open(page, second);
  await page.getByRole('button', { name: 'Merge into another' }).click();
  expect(await page.getByLabel('Reference of the inquiry that stays').inputValue()).toBe(first);
  await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByText('where it is answered').waitFor();
  await page.getByRole('main').getByRole('link', { name: first }).click();
  await conversation(page).getByText(`${second} merged into this one`).waitFor();
  await conversation(page).getByText('I forgot: before Christmas.').waitFor();

  await page.getByRole('button', { name: 'Take it' }).click();
  await conversation(page).getByText('Taken').waitFor();
  await page.getByLabel('Your note').fill('Wants cotton paper.');
  await page.getByRole('button', { name: 'Keep note' }).click();
  await conversation(page).getByText('Wants cotton paper.').waitFor();

  const typed = 'Hello Mary,\n\n  three weeks.\n\nTest';
  await page.getByLabel('Your reply').fill(typed);
  await page.reload();
  await conversation(page).waitFor();
  expect(await page.getByLabel('Your reply').inputValue()).toBe(typed);
  // The answer is lost on the way back, so the same press is made again.
  await page.route('**/replies', async (route) => void (await route.fetch(), await route.abort()), { times: 1 });
  await page.getByRole('button', { name: 'Send reply' }).click();
  await conversation(page).getByText('Reply by Test').waitFor();
  expect(await page.getByLabel('Your reply').inputValue()).toBe(typed);
  await page.getByRole('button', { name: 'Send all the same' }).dblclick();
  await page.getByText(`The reply to ${email} is stored and on its way.`).first().waitFor();
  expect(await page.getByLabel('Your reply').inputValue()).toBe('');
  await conversation(page)
    .getByText(/^Sent /)
    .waitFor();
  expect(await conversation(page).getByText('Reply by Test').count()).toBe(1);

  const mails = await until(async () => {
    const all = await mailsTo(email);
    return all.length === 3 && all;
  }, 'two acknowledgements and one reply');
  const reply = mails.find(({ subject }) => subject.startsWith('Re: '));
  const ids = mails.filter((mail) => mail !== reply).map(({ messageId }) => messageId);
  expect(reply?.subject).toBe(`Re: We have your message (${first})`);
  expect(reply?.text).toMatch(
    /^Hello Mary,\n\n {2}three weeks\.\n\nTest\n\nOn [^]*> I forgot: [^]*> =How long do\n> 500 letterheads take\?/,
  );
  const headers = await sourceOf(reply?.id ?? '');
  for (const id of ids) expect(headers.References).toContain(id);
  expect(headers['In-Reply-To']).toContain('inquiry-acknowledgement');
  expect(headers['Reply-To']).toContain('@');

  await page.goto(`/admin/inbox?show=answered#q=${email}`);
  await page.getByText('1 in this list').waitFor();
  expect(await page.getByLabel('Find inquiries').inputValue()).toBe(email);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.startsWith('\uFEFFReference,')).toBe(true);
  expect(csv).toContain(`"'=How long do\n500 letterheads take?"`);
  expect(csv).not.toContain(second);
}, 180_000);

it('two people who answer at once see each other’s reply, and nothing typed is lost', async () => {
  const reference = await write(`two-${randomUUID()}@example.com`, 'Do you make stamps?');
  const [{ page: one }, { page: other }] = [await browser.visitor(PANEL), await browser.visitor(PANEL)];
  await signInAsSupport(one);
  await openPanel(other, superAdmin());
  await open(one, reference);
  await open(other, reference);
  await one.getByLabel('Your reply').fill('We do.');
  await other.getByLabel('Your reply').fill('Yes, of course.');
  await one.getByRole('button', { name: 'Send reply' }).click();
  await conversation(one).getByText('We do.').waitFor();
  await other.getByRole('button', { name: 'Send reply' }).click();
  await other.getByRole('alert').filter({ hasText: 'Test has replied since you began' }).waitFor();
  await conversation(other).getByText('We do.').waitFor();
  expect(await other.getByLabel('Your reply').inputValue()).toBe('Yes, of course.');
  expect(await conversation(other).getByText('Yes, of course.').count()).toBe(0);
}, 120_000);

it('a reply that the mail server refuses says so, in the list too, and is tried again', async () => {
  const { page } = await browser.visitor(PANEL);
  // A form takes this address, as browsers do; no mail server does.
  const email = `nobody-${randomUUID()}.@example.com`;
  const reference = await write(email, 'Can you hear me?');
  await signInAsSupport(page);
  await open(page, reference);
  await page.getByLabel('Your reply').fill('Hello?');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await conversation(page)
    .getByText(/Refused by the mail server: .*5\d\d/)
    .waitFor();
  await conversation(page).getByRole('button', { name: 'Try again' }).click();
  await conversation(page).getByText('Reply sent again').waitFor();
  await conversation(page)
    .getByText(/Refused by the mail server/)
    .waitFor();
  await page.goto(`/admin/inbox?show=undelivered#q=${reference}`);
  await page.getByRole('row').filter({ hasText: reference }).getByText('Reply refused').waitFor();
}, 120_000);

/** Headers of a mail, as MailDev keeps them. */
async function sourceOf(id: string): Promise<Record<string, string>> {
  const source = await (await fetch(`http://127.0.0.1:${setting('MAILBOX_PORT')}/email/${id}/source`)).text();
  const [head = ''] = source.split(/\r?\n\r?\n/);
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
}
