import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { setting } from '../support/settings';

const { visitor } = useBrowser();

async function atTheDoor() {
  const { page } = await visitor({ tolerated: /status of 40[01]/, fromOwnAddress: true });
  const signIn = async (email: string, password: string) => {
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await page.goto('/admin');
  await page.getByLabel('Email address').waitFor();
  return { page, signIn };
}

it('a wrong password is answered with what to do, and the e-mail stays', async () => {
  const { page, signIn } = await atTheDoor();
  await signIn(setting('ADMIN_EMAIL'), 'not-the-password');
  await page
    .getByRole('alert')
    .getByText(/Check both/)
    .waitFor();
  expect(await page.getByLabel('Email address').inputValue()).toBe(setting('ADMIN_EMAIL'));
  expect(page.url()).toMatch(/\/admin$/);
});

it('who is signed in goes straight on; an expired session leads back to the login view', async () => {
  const { page, signIn } = await atTheDoor();
  await signIn(setting('ADMIN_EMAIL'), setting('ADMIN_PASSWORD'));
  await page.getByRole('link', { name: 'Content Manager' }).first().waitFor();
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Content Manager' }).first().waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/admin\//);
  // Off the panel first: it would notice by itself.
  await page.goto('/help');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
  const warned = page.waitForEvent('console', (message) => message.text().includes('admin token has expired'));
  await page.goto('/admin');
  await page.getByLabel('Email address').waitFor();
  await warned;
});
