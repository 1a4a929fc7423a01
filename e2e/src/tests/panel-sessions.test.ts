import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { MOBILE, useBrowser } from '../support/browser';
import { faultsOf } from '../support/accessibility';
import { linkIn, mailTo } from '../support/mailbox';
import { insidePanel, invite, makeAccount, openPanel, renewalStatus, signIn } from '../support/people';
import { productList } from '../support/panel';
import { publicUrl } from '../support/settings';

const browser = useBrowser();
const person = () => browser.visitor({ tolerated: /.*/, fromOwnAddress: true });
const atGuard = (page: Page) => page.getByRole('form', { name: 'Sign in' }).waitFor();
const createEntry = (page: Page) => page.getByRole('link', { name: 'Create new entry' }).first();

it('who opens a place of the panel signs in at the guard and goes on to that place', async () => {
  const account = await makeAccount('strapi-editor');
  const { page } = await person();
  await page.goto(`${productList}?page=1`);
  await atGuard(page);
  expect(new URL(page.url()).pathname).toBe('/admin');
  await signIn(page, account);
  await createEntry(page).waitFor();
  expect(new URL(page.url()).pathname).toBe(productList);
});

it.each(['https://example.com/', '//example.com/', '/\\example.com'])('goes on to no other site: %s', async (away) => {
  const account = await makeAccount('strapi-editor');
  const { page } = await person();
  await page.goto(`/admin?redirectTo=${encodeURIComponent(away)}`);
  await atGuard(page);
  await signIn(page, account);
  await insidePanel(page).waitFor();
  expect(new URL(page.url()).href).toBe(publicUrl('/admin/'));
});

it.each(['login', 'register-admin', 'forgot-password'])("Strapi's own page '%s' leads to the guard", async (name) => {
  const { page } = await person();
  await page.goto(`/admin/auth/${name}`);
  await atGuard(page);
  expect(page.url()).toBe(publicUrl('/admin'));
});

it('an idle session is renewed, in the panel and by the guard', async () => {
  const { page, context } = await person();
  await openPanel(page, await makeAccount('strapi-editor'));
  // What the home page still asks for could bring a good token after the bad one is set.
  await page.waitForLoadState('networkidle');

  // A token that has run out: the signature is none of the CMS's any more.
  await context.addCookies([{ name: 'jwtToken', value: 'run.out.token', url: publicUrl('/admin') }]);
  const renewed = page.waitForResponse((response) => response.url().endsWith('/admin/access-token'));
  await page.goto(productList);
  expect((await renewed).status()).toBe(200);
  await createEntry(page).waitFor();

  await context.clearCookies({ name: 'jwtToken' });
  await page.goto(productList);
  await createEntry(page).waitFor();
  expect(new URL(page.url()).pathname).toBe(productList);
});

it('a session that ended while the panel was open leads to the login view, with a warning, and back', async () => {
  const account = await makeAccount('strapi-editor');
  const { page, context } = await person();
  await openPanel(page, account);
  await page.goto(productList);
  await createEntry(page).waitFor();

  await context.clearCookies();
  const warned = page.waitForEvent('console', (message) => message.text().includes('admin token has expired'));
  await page.getByRole('link', { name: 'Category', exact: true }).click();
  await atGuard(page);
  expect((await warned).type()).toBe('warning');
  await signIn(page, account);
  await insidePanel(page).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/admin\/content-manager\//);
});

it('signing out in the panel lands at the guard and ends the session', async () => {
  const { page, context } = await person();
  await openPanel(page, await makeAccount('support'));
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.getByRole('button', { name: /^T/ }).last().click();
  await page.getByRole('menuitem', { name: /Log ?out/i }).click();
  await atGuard(page);
  expect(page.url()).toBe(publicUrl('/admin'));
  expect(warnings.join('\n')).not.toContain('expired');
  expect(await page.evaluate(() => localStorage.getItem('isLoggedIn'))).toBeNull();
  const names = (await context.cookies(publicUrl('/admin'))).map(({ name }) => name);
  expect(names).not.toContain('jwtToken');
  expect(await renewalStatus(page)).toBe(401);
});

it('a forgotten password is replaced by mail, which ends the other sessions; the link works once', async () => {
  const account = await makeAccount('strapi-editor');
  const { page: elsewhere } = await person();
  await openPanel(elsewhere, account);

  const { page } = await person();
  await page.goto('/admin');
  await page.getByLabel('Email address').fill(account.email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await page.getByText(`If ${account.email} has an account, the mail is on its way.`).waitFor();
  const link = linkIn(await mailTo(account.email), '/admin');
  expect(link).toMatch(/\/admin#reset-password=\w+$/);

  await page.goto('/help');
  await page.goto(link);
  const changed = { ...account, password: 'Kiln-changed-2026' };
  await page.getByLabel('New password').fill(changed.password);
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', { name: 'Save and open the panel' }).click();
  await insidePanel(page).waitFor();

  await elsewhere.goto(productList);
  await atGuard(elsewhere);
  await elsewhere.goto('/help');
  await elsewhere.goto(link);
  await elsewhere.getByLabel('New password').fill('Kiln-again-2026');
  await elsewhere.getByRole('button', { name: 'Save and open the panel' }).click();
  await elsewhere.getByText('This link is used up or older than an hour. Ask for a new one.').waitFor();
  await elsewhere.getByRole('button', { name: 'Back to the sign-in' }).click();
  await signIn(elsewhere, changed);
  await insidePanel(elsewhere).waitFor();
});

it("an invitation's link of the panel ends at the guard, and opens the panel", async () => {
  const { registrationToken } = await invite('support');
  const { page } = await person();
  await page.goto(`/admin/auth/register?registrationToken=${registrationToken}`);
  await page.getByLabel('First name').fill('Wren');
  await page.getByLabel('New password').fill('Kiln-wren-2026');
  expect(page.url()).toBe(publicUrl('/admin'));
  await page.getByRole('button', { name: 'Open the panel' }).click();
  await insidePanel(page).waitFor();
});

it.each([undefined, MOBILE])("the guard's views are accessible at %o", async (viewport) => {
  const { page } = await browser.visitor({ ...(viewport && { viewport }) });
  await page.goto('/admin');
  await atGuard(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('heading', { name: 'A new password' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/help');
  await page.goto('/admin#invitation=none');
  await page.getByLabel('First name').waitFor();
  expect(await faultsOf(page)).toEqual([]);
});
