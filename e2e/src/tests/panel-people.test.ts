import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { makeAccount, makeCustomer, openPanel, renewalStatus, signIn, superAdmin } from '../support/people';
import { productList } from '../support/panel';
import { publicUrl, setting } from '../support/settings';

const browser = useBrowser();
const inquiryList = '/admin/content-manager/collection-types/api::inquiry.inquiry';

/** The panel logs notices of its own to the console; what it shows and does is what counts here. */
const person = () => browser.visitor({ tolerated: /.*/, fromOwnAddress: true });

const createEntry = (page: Page) => page.getByRole('link', { name: 'Create new entry' });
const noPermission = (page: Page) => page.getByText("You don't have the permissions to access that content");
/** The panel's own areas, by its side bar. */
const areas = (page: Page) => page.getByRole('navigation').first().getByRole('link');

/** Somebody writes to the studio. */
async function anInquiry(): Promise<string> {
  const name = `Mary ${randomUUID().slice(0, 8)}`;
  const response = await fetch(publicUrl('/api/inquiries/contact'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: `${randomUUID()}@example.com`, message: 'Do you make letterheads?' }),
  });
  expect(response.status).toBe(200);
  return name;
}

it('a Super Admin sees everything, and creates what can be created', async () => {
  const name = await anInquiry();
  const { page } = await person();
  await openPanel(page, superAdmin());
  await areas(page).filter({ hasText: 'Content-Type Builder' }).waitFor();
  await page.goto(productList);
  await createEntry(page).first().waitFor();
  await page.goto(inquiryList);
  await page.getByRole('row').filter({ hasText: name }).waitFor();
  expect(await createEntry(page).count()).toBe(0);
  await page.goto('/admin/settings/users');
  await page
    .getByRole('row')
    .filter({ hasText: setting('ADMIN_EMAIL') })
    .waitFor();
});

it('an Editor sees content and media, no inquiries and no settings', async () => {
  const { page } = await person();
  await openPanel(page, await makeAccount('strapi-editor'));
  await areas(page).filter({ hasText: 'Media Library' }).waitFor();
  expect(
    await areas(page)
      .filter({ hasText: /Inbox|Bookings|Orders/ })
      .count(),
  ).toBe(0);
  await page.goto(productList);
  await createEntry(page).first().waitFor();
  expect(await page.getByRole('link', { name: 'Inquiry' }).count()).toBe(0);
  for (const path of [inquiryList, '/admin/inbox', '/admin/bookings']) {
    await page.goto(path);
    await noPermission(page).waitFor();
  }
  await page.goto('/admin/settings/users');
  await noPermission(page).waitFor();
});

it('Support has the inbox, bookings and orders, and sees no content and no settings', async () => {
  const name = await anInquiry();
  const { page } = await person();
  await openPanel(page, await makeAccount('support'));
  for (const area of ['Bookings', 'Orders', 'Inbox']) {
    await areas(page).filter({ hasText: area }).click();
    await page.getByRole('heading', { level: 1, name: area }).waitFor();
  }
  await page.getByRole('row').filter({ hasText: name }).waitFor();
  expect(
    await areas(page)
      .filter({ hasText: /Content Manager|Media Library|Content-Type Builder/ })
      .count(),
  ).toBe(0);

  for (const path of [inquiryList, productList, '/admin/settings/users']) {
    await page.goto(path);
    await noPermission(page).waitFor();
  }
});

it('an Author is denied by the guard, and by the panel with a session made past the guard', async () => {
  const author = await makeAccount('strapi-author');
  const { page, context } = await person();
  await page.goto('/admin');
  await signIn(page, author);
  await expectDenied(page);

  const token = await page.evaluate(async (account) => {
    const headers = { 'content-type': 'application/json' };
    const login = await fetch('/admin/login', { method: 'POST', headers, body: JSON.stringify(account) });
    return ((await login.json()) as { data: { token: string } }).data.token;
  }, author);
  await context.addCookies([{ name: 'jwtToken', value: token, url: publicUrl('/admin') }]);
  await page.goto('/admin/content-manager');
  await expectDenied(page);
  expect(await renewalStatus(page)).toBe(401);
});

it('a customer is denied, with the way home, and gets no session of the panel', async () => {
  const { page, context } = await person();
  await page.goto('/admin');
  await signIn(page, await makeCustomer());
  await expectDenied(page);
  expect((await context.cookies(publicUrl('/admin'))).map(({ name }) => name)).not.toContain('jwtToken');
  await page.goto('/admin/content-manager');
  await page.getByLabel('Email address').waitFor();
  await signIn(page, await makeCustomer());
  await expectDenied(page);
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

async function expectDenied(page: Page) {
  await page.getByRole('heading', { level: 1, name: 'Access Denied' }).waitFor();
  await page.getByText("You don't have administrator privileges to access this area.").waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin');
}
