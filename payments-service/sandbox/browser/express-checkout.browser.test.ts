import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testing/launch-browser';
import { startShopPage, type ShopPage } from '../testing/shop-page';

let browser: Browser;
let shop: ShopPage;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [shop, browser] = await Promise.all([startShopPage(), launchBrowser()]);
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

/** The shop in a fresh browser that has these wallets. */
async function open(wallets: string | null, query = ''): Promise<void> {
  context = await browser.newContext();
  const store = (value: string | null) => value !== null && localStorage.setItem('sandbox.wallets', value);
  await context.addInitScript(store, wallets);
  page = await context.newPage();
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Warning/.test(message.text())) complaints.push(message.text());
  });
  await page.goto(`${shop.url}/wallets${query}`);
}

const available = (text: string) => page.getByTestId('available').getByText(text, { exact: true }).waitFor();
const outcome = (text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();
const walletButton = (name: string) => page.getByRole('button', { name, exact: true });
const sheet = (name: string) => page.getByRole('dialog', { name });

test('a browser without a wallet shows none', async () => {
  await open(null);
  await available('none');
  expect(await page.getByRole('button').count()).toBe(0);
});

test('the wallets of the browser are shown, as high as asked, but none that is never wanted', async () => {
  await open('apple_pay,google_pay');
  await available('applePay googlePay');
  expect((await walletButton('Apple Pay').boundingBox())?.height).toBe(48);
  await context.close();
  await open('apple_pay,google_pay', '?google=never');
  await available('applePay');
  expect(await page.getByRole('button').count()).toBe(1);
  await context.close();
  await open('google_pay');
  await available('googlePay');
});

test.each([
  ['Apple Pay', 'apple_pay'],
  ['Google Pay', 'google_pay'],
])('%s pays', async (name, type) => {
  await open('apple_pay,google_pay');
  await walletButton(name).click();
  await sheet(name).getByRole('button', { name: 'Pay $44.00' }).click();
  await outcome(new RegExp(`^${type} ada@example.com: pi_\\w+ succeeded$`));
  expect(await page.getByRole('dialog').count()).toBe(0);
  const [paid] = (await shop.stripe.paymentIntents.list({ limit: 1, expand: ['data.latest_charge'] })).data;
  expect(paid?.latest_charge).toMatchObject({
    status: 'succeeded',
    billing_details: { name: 'Ada Lovelace', email: 'ada@example.com' },
    payment_method_details: { card: { wallet: { type } } },
  });
  expect(complaints).toEqual([]);
});

test('the card in the wallet is refused', async () => {
  await open('google_pay');
  await walletButton('Google Pay').click();
  await sheet('Google Pay').getByRole('button', { name: 'Pay with a card that is refused' }).click();
  await outcome('google_pay ada@example.com: generic_decline');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('cancelled by its button or by Escape; the focus goes back to the button', async () => {
  await open('apple_pay');
  for (const leave of [
    () => sheet('Apple Pay').getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await walletButton('Apple Pay').focus();
    await page.keyboard.press('Enter');
    await sheet('Apple Pay').waitFor();
    await leave();
    await outcome('cancelled');
    expect(
      await walletButton('Apple Pay').evaluate(
        (button) => (button.getRootNode() as ShadowRoot).activeElement === button,
      ),
    ).toBe(true);
  }
});

test('a shop that forgets to resolve the click is told so', async () => {
  await open('apple_pay', '?forget');
  await walletButton('Apple Pay').click();
  await expect.poll(() => complaints.join(), { timeout: 15_000 }).toContain('event.resolve()');
  expect(await page.getByRole('dialog').count()).toBe(0);
});
