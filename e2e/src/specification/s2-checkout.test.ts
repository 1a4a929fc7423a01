import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { useBrowser } from '../support/browser';
import { openedPage } from '../support/opened-page';
import { atCheckout, chooseMethod, REFUSALS } from '../support/paying';
import { anyProduct, CARDS, fillContact, goToCheckout, newBuyer, payButton, typeCard } from '../support/shopping';

const browser = useBrowser();

async function visitorAtCheckout() {
  const { page } = await browser.visitor({ tolerated: REFUSALS });
  const product = await anyProduct();
  await goToCheckoutWithMethods(page, product);
  return { page, product };
}

/** The methods that this browser can pay with are known only in it: they come after the heading. */
async function goToCheckoutWithMethods(page: Page, product: CatalogProduct) {
  await goToCheckout(page, product);
  await page.getByRole('radio', { name: /^Credit or debit card/ }).waitFor();
}

describe('S 2, checkout', () => {
  const at = openedPage(async (page) => goToCheckoutWithMethods(page, await anyProduct()));

  it("is headed 'Checkout', 'Complete your purchase securely'", async () => {
    const page = at();
    await page.getByRole('heading', { level: 1, name: 'Checkout', exact: true }).waitFor();
    await page.getByText('Complete your purchase securely', { exact: true }).waitFor();
  });

  it.each([/email/i, /full name/i, /phone/i])('asks for %s, required', async (label) => {
    const page = at();
    expect(await page.getByLabel(label).evaluate((field: HTMLInputElement) => field.required)).toBe(true);
  });

  it('its summary has each line, subtotal, tax and total, and the delivery note', async () => {
    const page = at();
    const product = await anyProduct();
    const cents = Math.round(product.price * 100);
    const tax = Math.floor((cents + 5) / 10);
    const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    expect(text).toContain(`${product.title} $${product.price.toFixed(2)}`);
    expect(text).toContain(`Subtotal $${(cents / 100).toFixed(2)}`);
    expect(text).toContain(`$${(tax / 100).toFixed(2)}`);
    expect(text).toContain(`Total $${((cents + tax) / 100).toFixed(2)}`);
    expect(text).toContain('You will receive purchased files in your email');
  });

  it('offers the methods by priority: card, PayPal, UPI, crypto, bank transfer, buy now pay later', async () => {
    const page = at();
    const offered = await page
      .getByRole('group', { name: 'Payment method' })
      .locator('input[name="payment-method"]')
      .evaluateAll((nodes) => (nodes as HTMLInputElement[]).map(({ value }) => value));
    // No wallet in this browser: Apple Pay (3) and Google Pay (4) are left out.
    expect(offered).toEqual(['card', 'paypal', 'upi', 'crypto', 'bank_transfer', 'bnpl']);
  });

  it('starts with card', async () => {
    const page = at();
    expect(await page.locator('input[name="payment-method"]:checked').inputValue()).toBe('card');
  });

  it.each([
    ['Credit or debit card', '2.9% + $0.30'],
    ['PayPal', '2.9% + $0.30'],
    ['Cryptocurrency', '1% + network fees'],
    ['Buy now, pay later', '0% APR'],
  ])('%s: the fee label is %s', async (name, label) => {
    const page = at();
    const option = page.getByRole('group', { name: 'Payment method' }).getByRole('listitem').filter({ hasText: name });
    await option.getByText(label).waitFor();
  });

  it('buy now, pay later is in 4 interest-free installments', async () => {
    const page = at();
    await page.getByText('4 interest-free installments').first().waitFor();
  });

  it('crypto offers four coins, bitcoin first, and asks for a wallet address', async () => {
    const page = at();
    await chooseMethod(page, 'Cryptocurrency');
    const coins = page.locator('input[name="coin"]');
    await coins.first().waitFor();
    expect(await coins.evaluateAll((nodes) => (nodes as HTMLInputElement[]).map(({ value }) => value))).toEqual([
      'bitcoin',
      'ethereum',
      'litecoin',
      'dogecoin',
    ]);
    expect(await page.locator('input[name="coin"]:checked').inputValue()).toBe('bitcoin');
    await page.getByLabel(/wallet address/i).waitFor();
  });

  it('bank transfer asks for account number, routing number and account holder', async () => {
    const page = at();
    await chooseMethod(page, 'Bank transfer');
    for (const label of ['Account number', 'Routing number', 'Account holder name']) {
      await page.getByLabel(label).waitFor();
    }
  });

  it('the PayPal button is vertical, gold, rectangular, labelled paypal and 45 px high', async () => {
    const page = at();
    const asked = page.waitForFunction(() => Reflect.get(window, 'paypal') !== undefined);
    await chooseMethod(page, 'PayPal');
    await asked;
    const button = page.getByRole('button', { name: 'PayPal', exact: true });
    await button.waitFor();
    const look = await button.evaluate((node) => {
      const { height, backgroundColor, borderRadius } = getComputedStyle(node);
      return { height, backgroundColor, borderRadius: parseFloat(borderRadius) };
    });
    expect(look.height).toBe('45px');
    expect(look.backgroundColor).toBe('rgb(255, 196, 57)');
    expect(look.borderRadius).toBeLessThan(8);
  });
});

describe('S 5, when paying is possible', () => {
  it('not before the card field is complete', async () => {
    const { page } = await visitorAtCheckout();
    await fillContact(page, newBuyer());
    expect(await payButton(page).isDisabled()).toBe(true);
    await typeCard(page, CARDS.good);
    await expect.poll(() => payButton(page).isEnabled()).toBe(true);
  });

  it("'Please complete all required payment information' tells why it is not", async () => {
    const { page } = await visitorAtCheckout();
    await page.getByLabel(/email/i).fill('ada@example.com');
    await page.getByLabel(/email/i).press('Enter');
    await page.getByText('Please complete all required payment information', { exact: true }).waitFor();
  });

  it.each([
    ['ada@okbank', true],
    ['a.d-a_1@ok.bank-2', true],
    ['ada', false],
    ['ada@', false],
    ['ad a@bank', false],
  ])('UPI ID %s: %s', async (id, valid) => {
    const { page } = await browser.visitor();
    await atCheckout(page, 'UPI');
    await page.getByLabel('UPI ID').fill(id);
    await expect.poll(() => payButton(page).isEnabled()).toBe(valid);
    expect(await page.getByText('Please enter a valid UPI ID', { exact: true }).count()).toBe(valid ? 0 : 1);
  });

  it.each([
    [20, false],
    [21, true],
    [99, true],
    [100, false],
  ])('a wallet address of %i characters: %s', async (length, valid) => {
    const { page } = await browser.visitor();
    await atCheckout(page, 'Cryptocurrency');
    await page.getByLabel(/wallet address/i).fill('a'.repeat(length));
    await expect.poll(() => payButton(page).isEnabled()).toBe(valid);
  });

  it.each([
    ['12345678', '110000000', 'Ada', true],
    ['1234567', '110000000', 'Ada', false],
    ['12345678', '11000000', 'Ada', false],
    ['12345678', '110000000', 'Ad', false],
  ])('bank account %s, routing %s, holder %s: %s', async (account, routing, holder, valid) => {
    const { page } = await browser.visitor();
    await atCheckout(page, 'Bank transfer');
    await page.getByLabel('Account number').fill(account);
    await page.getByLabel('Routing number').fill(routing);
    await page.getByLabel('Account holder name').fill(holder);
    await expect.poll(() => payButton(page).isEnabled()).toBe(valid);
  });
});

describe('S 4, checkout', () => {
  it('an error is shown in a box, and changing the method clears it', async () => {
    const { page } = await browser.visitor({ tolerated: /status of (4|500)/ });
    await atCheckout(page, 'Credit or debit card');
    await typeCard(page, CARDS.good);
    await page.route('**/api/payments/stripe/create-intent', (route) =>
      route.fulfill({
        status: 500,
        json: { success: false, error: { code: 'internal', message: 'The kiln is cold.' } },
      }),
    );
    await payButton(page).click();
    const box = page.getByRole('alert').filter({ hasText: 'The kiln is cold.' });
    await box.waitFor();
    await chooseMethod(page, 'UPI');
    await box.waitFor({ state: 'hidden' });
  });

  it('a network error leads to the failure screen, which names it and the method', async () => {
    const { page } = await browser.visitor({ tolerated: /ERR_|Failed to load|status of 4/ });
    await atCheckout(page, 'Credit or debit card');
    await typeCard(page, CARDS.good);
    await page.route('**/api/payments/stripe/create-intent', (route) => route.abort('internetdisconnected'));
    await payButton(page).click();
    await page.waitForURL(/\/payment-failure\?/);
    const query = new URL(page.url()).searchParams;
    expect(query.get('error')).toBe('network_error');
    expect(query.get('error_message')).toMatch(/network/i);
    expect(query.get('payment_method')).toBe('card');
    await page.getByRole('heading', { level: 1, name: 'Network Error' }).waitFor();
    await page.getByText('Your Cart is Safe', { exact: true }).waitFor();
  });
});

describe("S 8, a create call's own text where the service gives none", () => {
  it.each([
    ['Credit or debit card', 'stripe/create-intent', 'Failed to create payment intent'],
    ['UPI', 'upi/create', 'Failed to initiate UPI payment'],
    ['Cryptocurrency', 'crypto/create', 'Failed to create crypto payment'],
    ['Bank transfer', 'bank/create', 'Failed to initiate bank transfer'],
  ])('%s', async (method, path, text) => {
    const { page } = await browser.visitor({ tolerated: /status of (4|500)/ });
    await atCheckout(page, method);
    if (method === 'UPI') await page.getByLabel('UPI ID').fill('ada@okbank');
    if (method === 'Cryptocurrency') await page.getByLabel(/wallet address/i).fill('a'.repeat(30));
    if (method === 'Credit or debit card') await typeCard(page, CARDS.good);
    if (method === 'Bank transfer') {
      await page.getByLabel('Account number').fill('000123456789');
      await page.getByLabel('Routing number').fill('110000000');
      await page.getByLabel('Account holder name').fill('Ada Potter');
    }
    await page.route(`**/api/payments/${path}`, (route) =>
      route.fulfill({ status: 500, json: { success: false, error: { code: 'internal', message: '' } } }),
    );
    await payButton(page).click();
    await page.getByRole('alert').filter({ hasText: text }).waitFor();
  });
});
