import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testing/launch-browser';
import { startShopPage, type ShopPage } from '../testing/shop-page';

let browser: Browser;
let shop: ShopPage;
let page: Page;
let frame: FrameLocator;
let complaints: string[];

beforeAll(async () => {
  [shop, browser] = await Promise.all([startShopPage(), launchBrowser()]);
});
afterEach(async () => {
  await page.close();
  expect(complaints).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

async function open(query = ''): Promise<void> {
  page = await browser.newPage();
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Warning/.test(message.text())) complaints.push(message.text());
  });
  await page.goto(`${shop.url}/instalments${query}`);
  frame = page.frameLocator('iframe[title="Secure payment input frame"]');
}

const pay = () => page.getByRole('button', { name: 'Pay' }).click();
const isLender = (url: URL) => url.pathname.endsWith('/approval');

test.each([
  ['Approve', 'succeeded', 'succeeded', null],
  ['Decline', 'failed', 'requires_payment_method', 'payment_method_provider_decline'],
  ['Cancel', 'failed', 'requires_payment_method', 'payment_method_customer_decline'],
])('Klarna: %s comes back as %s', async (choice, redirectStatus, status, code) => {
  await open();
  await frame.getByRole('radio', { name: 'Klarna' }).waitFor();
  await pay();
  await page.waitForURL(isLender);
  await page.getByRole('button', { name: `${choice}: 44.00 USD` }).click();
  await page.getByRole('status').getByText(redirectStatus).waitFor();
  const back = new URL(page.url()).searchParams;
  const intent = await shop.stripe.paymentIntents.retrieve(String(back.get('payment_intent')));
  expect(back.get('order')).toBe('7');
  expect(back.get('payment_intent_client_secret')).toBe(intent.client_secret);
  expect([intent.status, intent.last_payment_error?.code ?? null]).toEqual([status, code]);
});

test('Afterpay wants an address, says what is missing at its field, and passes it on', async () => {
  await open();
  await frame.getByRole('radio', { name: 'Afterpay' }).check();
  await pay();
  await page.getByRole('status').getByText('Please provide your address.').waitFor();
  const address = frame.getByLabel('Address', { exact: true });
  expect(await address.getAttribute('aria-invalid')).toBe('true');
  const errorId = await address.getAttribute('aria-describedby');
  expect(await frame.locator(`[id="${errorId}"]`).textContent()).toBe('Please provide your address.');
  expect(await address.evaluate((input) => input === document.activeElement)).toBe(true);
  for (const typed of ['1 Main St', 'Oakland', 'CA', '94607']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await page
    .getByTestId('events')
    .getByText(/afterpay_clearpay:open.*afterpay_clearpay:complete/)
    .waitFor();
  await pay();
  await page.waitForURL(isLender);
  const [intent] = (await shop.stripe.paymentIntents.list({ limit: 1, expand: ['data.payment_method'] })).data;
  expect(intent?.payment_method).toMatchObject({
    type: 'afterpay_clearpay',
    billing_details: {
      name: 'Ada',
      email: 'a@b.co',
      address: { line1: '1 Main St', city: 'Oakland', state: 'CA', postal_code: '94607', country: 'US' },
    },
  });
});

test('only who lends such an amount is offered', async () => {
  await open('?amount=3000');
  await frame.getByText('4 interest-free payments of $7.50').first().waitFor();
  expect(await frame.getByRole('radio').count()).toBe(2);
  await page.close();
  await open('?amount=500000');
  await frame.getByRole('radio', { name: 'Affirm' }).waitFor();
  expect(await frame.getByRole('radio', { name: 'Afterpay' }).count()).toBe(0);
  await page.close();
  await open('?amount=30');
  await page.getByRole('status').getByText('none takes this payment').waitFor();
});

test('an intent that exists says itself what it takes', async () => {
  const order = { amount: 4400, currency: 'usd', allowed_payment_method_types: ['affirm'] };
  const intent = await shop.stripe.paymentIntents.create(order);
  await open(`?client_secret=${intent.client_secret}`);
  await frame.getByRole('radio', { name: 'Affirm' }).waitFor();
  expect(await frame.getByRole('radio').count()).toBe(1);
  await pay();
  await page.waitForURL(isLender);
  expect(page.url()).toContain(intent.id);
});

test('an amount that differs from the one shown is not paid', async () => {
  await open('?charged=4500');
  await frame.getByRole('radio', { name: 'Klarna' }).waitFor();
  await pay();
  await page.getByRole('status').getByText('does not match').waitFor();
});

test('the keyboard chooses, leaves and escapes; the shop hears of it', async () => {
  await open();
  await frame.getByRole('radio', { name: 'Klarna' }).waitFor();
  await page.getByLabel('Name').focus();
  await page.keyboard.press('Tab');
  await page.locator('#payment.StripeElement--focus').waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await frame.getByRole('radio', { name: 'Afterpay' }).isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await page
    .getByTestId('events')
    .getByText(/onReady.*onFocus.*onEscape/)
    .waitFor();
  for (let field = 0; field < 7; field += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pay');
  await page.getByTestId('events').getByText('onBlur').waitFor();
});

test('it looks as the shop says', async () => {
  await open();
  const label = frame.getByText('Email', { exact: true });
  await label.waitFor();
  expect(await label.evaluate((element) => getComputedStyle(element).fontWeight)).toBe('600');
  const chosen = frame.locator('.AccordionItem').first();
  expect(await chosen.evaluate((element) => getComputedStyle(element).borderColor)).toBe('rgb(255, 209, 26)');
});
