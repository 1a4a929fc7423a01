import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { expectDelivery } from '../support/order-page';
import { atCheckout, chooseMethod, expectInCart, notedOrder, REFUSALS, successHeading } from '../support/paying';
import { takenFor } from '../support/sandbox';
import { fillContact, payButton } from '../support/shopping';

const browser = useBrowser();
const atTheCheckout = async () => {
  const { page } = await browser.visitor({ tolerated: REFUSALS });
  return { page, ...(await atCheckout(page, 'Buy now, pay later')) };
};

/** Chooses Klarna in the provider's form, goes to its page and presses the button that starts with `choice`. */
async function atKlarna(page: Page, choice: RegExp) {
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await frame.getByRole('radio', { name: 'Klarna' }).check();
  await payButton(page).click();
  await page.waitForURL(/\/approval$/);
  const orderId = await notedOrder(page);
  await page.getByRole('button', { name: choice }).click();
  return { orderId };
}

it('instalments: approved at the lender’s page, delivered here', async () => {
  const { page, buyer, product } = await atTheCheckout();
  const { orderId } = await atKlarna(page, /^Approve: /);
  await page.waitForURL(/\/payment-success\?.*payment_method=bnpl/);
  await successHeading(page).waitFor();
  expect(await takenFor(orderId)).toHaveLength(1);
  await expectDelivery(page, buyer, product);
});

it.each([
  [/^Decline: /, 'The payment was declined. Please choose another way to pay.'],
  [/^Cancel: /, 'Payment was cancelled'],
])('instalments: %s keeps the cart; tried again, the same order is paid once', async (choice, reason) => {
  const { page, buyer, product } = await atTheCheckout();
  const { orderId } = await atKlarna(page, choice);
  await page.getByRole('heading', { level: 1, name: 'Payment Verification Failed' }).waitFor();
  await page.getByRole('alert').filter({ hasText: reason }).waitFor();
  await page.getByRole('heading', { name: 'Your Cart is Safe' }).waitFor();
  await expectInCart(page, product);
  expect(await takenFor(orderId)).toEqual([]);

  await page.getByRole('link', { name: 'Try Again' }).click();
  await fillContact(page, buyer);
  await chooseMethod(page, 'Buy now, pay later');
  expect((await atKlarna(page, /^Approve: /)).orderId).toBe(orderId);
  await successHeading(page).waitFor();
  expect(await takenFor(orderId)).toHaveLength(1);
});
