import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testing/launch-browser';
import { startShopPage, type ShopPage } from '../testing/shop-page';

let shop: ShopPage;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [shop, browser] = await Promise.all([startShopPage(), launchBrowser()]);
});
afterEach(() => page.close());
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

async function open(query = ''): Promise<void> {
  page = await browser.newPage();
  complaints = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Warning|Error/.test(message.text())) complaints.push(message.text());
  });
  await page.goto(`${shop.url}/paypal${query}`);
}

const button = () => page.getByRole('button', { name: 'PayPal', exact: true });
const outcome = (text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();
const orderId = async () => ((await page.getByRole('status').textContent()) ?? '').split(' ')[0] ?? '';

/** Presses PayPal's button and chooses in its window. */
async function decide(name: string, press = () => button().click()): Promise<void> {
  const opened = page.waitForEvent('popup');
  await press();
  const popup = await opened;
  await popup.getByText('Sandbox: no real money').waitFor();
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: `${name}: 44.00 USD`, exact: true }).click();
  await closed;
}

test('it stands there once, gold, rectangular and 45 pixels high', async () => {
  await open();
  await button().waitFor();
  expect(await button().count()).toBe(1);
  expect((await button().boundingBox())?.height).toBe(45);
  const [background, radius] = await button().evaluate((element) => {
    const { backgroundColor, borderRadius } = getComputedStyle(element);
    return [backgroundColor, borderRadius];
  });
  expect([background, radius]).toEqual(['rgb(255, 196, 57)', '4px']);
  expect(complaints).toEqual([]);
});

test.each([
  ['Approve', 'COMPLETED', 'COMPLETED'],
  ['Approve then pending', 'COMPLETED', 'PENDING'],
  ['Approve then decline', 'COMPLETED', 'DECLINED'],
])('%s: the order is %s, its capture %s', async (choice, status, capture) => {
  await open();
  await decide(choice);
  await outcome(status);
  const { result } = await shop.orders.getOrder({ id: await orderId() });
  expect(result.purchaseUnits?.[0]?.payments?.captures?.[0]?.status).toBe(capture);
  expect(complaints).toEqual([]);
});

test('a declined instrument restarts: the buyer chooses again for the same order', async () => {
  await open();
  const popups: Page[] = [];
  page.on('popup', (popup) => popups.push(popup));
  await decide('Approve then instrument declined');
  await expect.poll(() => popups.length).toBe(2);
  await popups[1]?.getByRole('button', { name: 'Approve: 44.00 USD', exact: true }).click();
  await outcome('COMPLETED');
});

test('cancelled, or its window closed: the order stays as it was', async () => {
  await open();
  await decide('Cancel');
  await outcome('cancelled');
  expect((await shop.orders.getOrder({ id: await orderId() })).result.status).toBe('CREATED');
  const opened = page.waitForEvent('popup');
  await button().click();
  const popup = await opened;
  await popup.getByText('Sandbox: no real money').waitFor();
  await popup.close();
  await outcome('cancelled');
});

test('where the browser blocks windows it asks in a dialog, which Escape leaves', async () => {
  await open('?blocked');
  const frame = page.frameLocator('iframe[title="PayPal checkout"]');
  await button().click();
  await frame.getByRole('button', { name: 'Approve: 44.00 USD', exact: true }).click();
  await outcome('COMPLETED');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await button().focus();
  await page.keyboard.press('Enter');
  await frame.getByRole('button', { name: 'Approve: 44.00 USD', exact: true }).focus();
  await page.keyboard.press('Escape');
  await outcome('cancelled');
});

test('disabled it does nothing; enabled, taken away and shown again it works', async () => {
  await open('?disabled');
  await expect.poll(() => button().isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Toggle' }).click();
  await expect.poll(() => button().isDisabled()).toBe(false);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => button().count()).toBe(0);
  await page.getByRole('button', { name: 'Show' }).click();
  await decide('Approve');
  await outcome('COMPLETED');
});

test('an order that the shop could not make, and an unknown client, are errors', async () => {
  await open('?broken');
  await button().click();
  await outcome('error: the shop made no order');
  await page.close();
  await open('?client=somebody-else');
  await expect.poll(() => complaints.join()).toContain('Failed to load the PayPal JS SDK script');
});
