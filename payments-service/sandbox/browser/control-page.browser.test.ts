import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser } from '../testing/launch-browser';
import { startSandbox, type RunningSandbox } from '../testing/start-sandbox';

let running: RunningSandbox;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [running, browser] = await Promise.all([startSandbox(), launchBrowser()]);
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 390, height: 800 } });
});
afterEach(() => page.close());
afterAll(async () => {
  await browser.close();
  await running.stop();
});

const open = () => page.goto(`${running.url}/sandbox/`);

test('the wallets of the browser are switched on and off, and stay', async () => {
  await open();
  const box = page.getByRole('checkbox', { name: 'Google Pay' });
  await box.focus();
  await page.keyboard.press('Space');
  expect(await page.evaluate(() => localStorage.getItem('sandbox.wallets'))).toBe('google_pay');
  await open();
  expect(await box.isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Apple Pay' }).isChecked()).toBe(false);
  await box.uncheck();
  expect(await page.evaluate(() => localStorage.getItem('sandbox.wallets'))).toBe('');
});

test('on a phone, by keyboard: a payment is decided, the clock moved, a fault set', async () => {
  const { id } = await running.stripe.paymentIntents.create({
    amount: 4400,
    currency: 'usd',
    allowed_payment_method_types: ['us_bank_account'],
    confirm: true,
    payment_method: 'pm_usBankAccount_success',
    mandate_data: { customer_acceptance: { type: 'offline' } },
    metadata: { order_id: 'ord_9' },
  });
  await open();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const row = page.getByRole('row').filter({ hasText: 'ord_9' });
  await row.getByText('Processing').waitFor();
  await row.getByRole('button', { name: /^Return account closed/ }).focus();
  await page.keyboard.press('Enter');
  await row.getByText('Requires payment method').waitFor();
  expect((await running.stripe.paymentIntents.retrieve(id)).last_payment_error?.code).toBe('account_closed');
  await page.getByRole('button', { name: 'Forward 1 hour' }).click();
  await page.getByRole('status').getByText('The clock was moved.').waitFor();
  await page.getByLabel('Never send an event, percent').fill('10');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('The faults were set.').waitFor();
  expect(running.sandbox.faults.read().rates.dropWebhook).toBe(0.1);
});
