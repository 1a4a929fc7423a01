import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { asAdmin } from './catalogue-admin';
import { setting } from './settings';

export interface Account {
  email: string;
  password: string;
}

const PASSWORD = 'Kiln-people-2026';
const newEmail = (who: string) => `${who}-${randomUUID()}@example.com`;

export const superAdmin = (): Account => ({ email: setting('ADMIN_EMAIL'), password: setting('ADMIN_PASSWORD') });

/** Invites somebody to the panel in a role, e.g. 'strapi-editor'. @returns what the invitation's link carries */
export async function invite(role: string): Promise<{ email: string; registrationToken: string }> {
  const roles = await asAdmin<{ data: { id: number; code: string }[] }>('GET', '/admin/roles');
  const roleId = roles.data.find(({ code }) => code === role)?.id;
  const email = newEmail(role);
  const invited = await asAdmin<{ data: { registrationToken: string } }>('POST', '/admin/users', {
    firstname: 'Test',
    email,
    roles: [roleId],
  });
  return { email, registrationToken: invited.data.registrationToken };
}

/** A new account of the panel. */
export async function makeAccount(role: string): Promise<Account> {
  const { email, registrationToken } = await invite(role);
  const response = await fetch(`${setting('CMS_URL')}/admin/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ registrationToken, userInfo: { firstname: 'Test', password: PASSWORD } }),
  });
  if (!response.ok) throw new Error(`making an account: ${response.status}`);
  return { email, password: PASSWORD };
}

/** A new account of the site, without any privilege. An administrator makes it: registration is closed. */
export async function makeCustomer(): Promise<Account> {
  const account = { email: newEmail('customer'), password: PASSWORD };
  const { roles } = await asAdmin<{ roles: { id: number; type: string }[] }>('GET', '/users-permissions/roles');
  await asAdmin('POST', '/content-manager/collection-types/plugin::users-permissions.user', {
    ...account,
    username: account.email,
    confirmed: true,
    blocked: false,
    role: { connect: [{ id: roles.find(({ type }) => type === 'authenticated')?.id }] },
  });
  return account;
}

/** Fills in the guard's login view, wherever on the way to it the page is. */
export async function signIn(page: Page, { email, password }: Account) {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens the panel through the guard. */
export async function openPanel(page: Page, account: Account) {
  await page.goto('/admin');
  await signIn(page, account);
  await insidePanel(page).waitFor();
}

/** The first link of the panel that the person's role has: it is open. */
export const insidePanel = (page: Page) => page.getByRole('link', { name: /^(Content Manager|Inbox)$/ }).first();

/** How the CMS answers this browser's wish to renew its session: 401 when there is none. */
export function renewalStatus(page: Page): Promise<number> {
  return page.evaluate(async () => (await fetch('/admin/access-token', { method: 'POST' })).status);
}
