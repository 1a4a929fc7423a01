import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../testing/launch-browser';
import { startShopPage, type ShopPage } from '../testing/shop-page';

let browser: Browser;
let shop: ShopPage;
let page: Page;
let violations: string[];

beforeAll(async () => {
  shop = await startShopPage();
  browser = await launchBrowser();
});
afterEach(async () => {
  await page.close();
  expect(violations).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

/** Opens the tiny shop on a fresh intent. */
async function openShop(width = 700): Promise<{ card: Frame; intentId: string }> {
  const intent = await shop.stripe.paymentIntents.create({
    amount: 4400,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
  });
  page = await browser.newPage({ viewport: { width, height: 700 } });
  violations = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.goto(`${shop.url}/?client_secret=${intent.client_secret}`);
  const handle = await page.waitForSelector('iframe[title="Secure card payment input frame"]');
  const card = await handle.contentFrame();
  if (card === null) throw new Error('the card frame has no document');
  await page.getByTestId('events').getByText('ready').waitFor();
  return { card, intentId: intent.id };
}

/** Types as a person does: into the number, and on wherever the focus goes. */
async function typeCard(card: Frame, number: string): Promise<void> {
  await card.getByLabel('Credit or debit card number').focus();
  await page.keyboard.type(`${number}1230123`);
}

const pay = () => page.getByRole('button', { name: 'Pay' }).click();
const outcome = async (text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();

describe('paying through the real @stripe/react-stripe-js', () => {
  test('a good card: typed in one go, formatted, paid', async () => {
    const { card, intentId } = await openShop();
    await typeCard(card, '4242424242424242');
    expect(await card.getByLabel('Credit or debit card number').inputValue()).toBe('4242 4242 4242 4242');
    expect(await card.getByLabel('Credit or debit card expiration date').inputValue()).toBe('12 / 30');
    expect(await card.getByLabel('Credit or debit card CVC/CVV').inputValue()).toBe('123');
    await pay();
    await outcome('succeeded');
    const paid = await shop.stripe.paymentIntents.retrieve(intentId, { expand: ['payment_method'] });
    expect(paid).toMatchObject({
      status: 'succeeded',
      payment_method: { billing_details: { name: 'Ada', email: 'ada@example.com' }, card: { last4: '4242' } },
    });
  });

  test('a declined card says why, and a good one then pays the same intent', async () => {
    const { card, intentId } = await openShop();
    await typeCard(card, '4000000000009995');
    await pay();
    await outcome('card_declined insufficient_funds Your card has insufficient funds.');
    await page.getByRole('button', { name: 'Clear' }).click();
    await typeCard(card, '4242424242424242');
    await pay();
    await outcome('succeeded');
    expect((await shop.stripe.paymentIntents.retrieve(intentId)).status).toBe('succeeded');
  });

  test('a wrong check digit never leaves the frame', async () => {
    const { card, intentId } = await openShop();
    await card.getByLabel('Credit or debit card number').focus();
    await page.keyboard.type('4242424242424241');
    await page.getByTestId('error').getByText('Your card number is invalid.').waitFor();
    await pay();
    await outcome('invalid_number');
    expect((await shop.stripe.paymentIntents.retrieve(intentId)).last_payment_error).toBeNull();
  });

  test('paying with nothing typed names what is missing', async () => {
    await openShop();
    await pay();
    await outcome('incomplete_number');
  });
});

describe('3-D Secure', () => {
  const challenge = async () => {
    const opened = await openShop();
    await typeCard(opened.card, '4000002500003155');
    await pay();
    const frame = await (await page.waitForSelector('iframe[title="Card authentication by your bank"]')).contentFrame();
    if (frame === null) throw new Error('the authentication frame has no document');
    await frame.getByText('$44.00').waitFor();
    return { ...opened, frame };
  };

  test('completed, it pays', async () => {
    const { frame, intentId } = await challenge();
    await frame.getByRole('button', { name: 'Complete authentication' }).click();
    await outcome('succeeded');
    expect((await shop.stripe.paymentIntents.retrieve(intentId)).status).toBe('succeeded');
  });

  test('failed, nothing is charged', async () => {
    const { frame, intentId } = await challenge();
    await frame.getByRole('button', { name: 'Fail authentication' }).click();
    await outcome('payment_intent_authentication_failure');
    expect(await shop.stripe.paymentIntents.retrieve(intentId)).toMatchObject({
      status: 'requires_payment_method',
      latest_charge: null,
    });
  });

  test('Escape cancels it', async () => {
    await challenge();
    await page.keyboard.press('Escape');
    await outcome('payment_intent_authentication_failure');
    expect(await page.locator('dialog').count()).toBe(0);
  });
});

describe('as a part of the page', () => {
  test('the keyboard goes through the fields and out again', async () => {
    const { card } = await openShop();
    await page.getByLabel('Name').focus();
    for (const label of ['number', 'expiration date', 'CVC/CVV']) {
      await page.keyboard.press('Tab');
      expect(await card.locator('input:focus').getAttribute('aria-label')).toBe(`Credit or debit card ${label}`);
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pay');
  });

  test('its label leads into it, and the container shows the focus', async () => {
    const { card } = await openShop();
    await page.getByText('Card', { exact: true }).click();
    await card.locator('input[name="cardnumber"]:focus').waitFor();
    await page.locator('#card.StripeElement--focus').waitFor();
  });

  test('Enter submits the form around it', async () => {
    const { card } = await openShop();
    await typeCard(card, '4242424242424242');
    await page.keyboard.press('Enter');
    await outcome('succeeded');
  });

  test('on a phone the finished number makes room, and is whole again when it is edited', async () => {
    const { card } = await openShop(390);
    await typeCard(card, '4242424242424242');
    const number = card.getByLabel('Credit or debit card number');
    expect(await number.inputValue()).toBe('4242');
    await number.focus();
    expect(await number.inputValue()).toBe('4242 4242 4242 4242');
  });
});
