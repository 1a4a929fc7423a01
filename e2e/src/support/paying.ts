import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import type { CreatedPayment } from '@kiln/contracts/payments-api';
import { anyProduct, CARDS, fillContact, goToCheckout, newBuyer, payButton, typeCard, type Buyer } from './shopping';
import { until } from './until';

/** Refusals that a browser logs as failed requests although they are answers: an open payment, a declined one. */
export const REFUSALS = /status of 4(02|04|09|10|22|29)/;

export const WALLET_ADDRESS = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh';

/** A buyer at the checkout, contact filled in, with a method chosen by its name. */
export async function atCheckout(page: Page, method: string): Promise<{ buyer: Buyer; product: CatalogProduct }> {
  const buyer = newBuyer();
  const product = await anyProduct();
  await goToCheckout(page, product);
  await fillContact(page, buyer);
  await chooseMethod(page, method);
  return { buyer, product };
}

export async function chooseMethod(page: Page, name: string): Promise<void> {
  const option = page.getByRole('radio', { name: new RegExp(`^${name}`) });
  // A field that loads above moves the line: a click at that moment is lost, and a person clicks again.
  await until(async () => {
    await option.click();
    return option.isChecked();
  }, `${name} to be chosen`);
}

const CREATE = /\/api\/payments\/(stripe\/create-intent|paypal\/create-order|(upi|crypto|bank|bnpl|wallet)\/create)$/;

/** Waits for the create call's answer while `press` presses the button that makes it. */
export async function created(page: Page, press: () => Promise<unknown>): Promise<CreatedPayment> {
  const [response] = await Promise.all([
    page.waitForResponse((answer) => CREATE.test(answer.url()) && answer.request().method() === 'POST'),
    press(),
  ]);
  return ((await response.json()) as { data: CreatedPayment }).data;
}

export function pressPay(page: Page): Promise<CreatedPayment> {
  return created(page, () => payButton(page).click());
}

export async function fillBank(page: Page, accountNumber: string): Promise<void> {
  await page.getByLabel('Account holder name').fill('Ada Potter');
  await page.getByLabel('Routing number').fill('110000000');
  await page.getByLabel('Account number').fill(accountNumber);
}

/** A screen that waits for a payment asks again when the network comes back, instead of after its pause. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Buys a product by card, by clicks alone, as a buyer nobody else is; what was in the cart before is bought with it. */
export async function buyByCard(page: Page, product: Pick<CatalogProduct, 'id'>) {
  const buyer = newBuyer();
  await goToCheckout(page, product);
  await fillContact(page, buyer);
  await typeCard(page, CARDS.good);
  const { orderId } = await pressPay(page);
  await successHeading(page).waitFor();
  return { buyer, orderId };
}

export function successHeading(page: Page) {
  return page.getByRole('heading', { level: 1, name: 'Payment Successful' });
}

/** The error box with its text, at the checkout, and what was in the cart still there. */
export async function expectRefusal(page: Page, text: string | RegExp, product: CatalogProduct): Promise<void> {
  await page.getByRole('alert').filter({ hasText: text }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/checkout');
  await expectInCart(page, product);
}

export async function expectInCart(page: Page, { title }: CatalogProduct): Promise<void> {
  expect(await storedCart(page)).toContain(title);
}

/** What this browser keeps as its cart. */
export function storedCart(page: Page): Promise<string> {
  return page.evaluate(() => {
    const kept = Object.entries(localStorage).filter(([key]) => key.includes('cart'));
    return kept.map(([, value]) => String(value)).join();
  });
}

/** The order that this tab pays for; unlike an answer's body it can still be read after the page has gone elsewhere. */
export async function notedOrder(page: Page): Promise<string> {
  const noted = await page.evaluate(() => sessionStorage.getItem('kiln:checkout'));
  return (JSON.parse(noted ?? '') as { payment: { orderId: string } }).payment.orderId;
}
