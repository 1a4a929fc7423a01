import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { mailTo } from '../support/mailbox';
import { expectDelivery } from '../support/order-page';
import { atCheckout, created, expectRefusal, REFUSALS, successHeading } from '../support/paying';
import { letIt, takenFor } from '../support/sandbox';

const browser = useBrowser();
const atTheCheckout = async () => {
  const { page, context } = await browser.visitor({ tolerated: REFUSALS });
  return { page, context, ...(await atCheckout(page, 'PayPal')) };
};
const payPalButton = (page: Page) => page.getByRole('button', { name: 'PayPal', exact: true });

/** Opens PayPal's window and presses the button there that starts with `choice`. */
async function inPayPal(page: Page, choice: RegExp) {
  const window = page.waitForEvent('popup');
  const { orderId } = await created(page, () => payPalButton(page).click());
  await (await window).getByRole('button', { name: choice }).click();
  return { orderId };
}

it('PayPal: approved in its window, captured once, and delivered', async () => {
  const { page, buyer, product } = await atTheCheckout();
  const { orderId } = await inPayPal(page, /^Approve: /);
  await successHeading(page).waitFor();
  expect(await takenFor(orderId)).toHaveLength(1);
  await expectDelivery(page, buyer, product);
});

it('PayPal: cancelled in its window keeps the cart, and approved afterwards pays the same order once', async () => {
  const { page, product } = await atTheCheckout();
  const { orderId } = await inPayPal(page, /^Cancel: /);
  await expectRefusal(page, 'Payment was cancelled', product);
  expect(await takenFor(orderId)).toEqual([]);
  expect((await inPayPal(page, /^Approve: /)).orderId).toBe(orderId);
  await successHeading(page).waitFor();
  expect(await takenFor(orderId)).toHaveLength(1);
});

it('PayPal: a declined capture says so and takes nothing', async () => {
  const { page, product } = await atTheCheckout();
  const { orderId } = await inPayPal(page, /^Approve then decline: /);
  await expectRefusal(page, 'PayPal payment failed. Please try again.', product);
  expect(await takenFor(orderId)).toEqual([]);
});

it('PayPal: a declined source of money opens its window again for another one', async () => {
  const { page, buyer } = await atTheCheckout();
  const windows: Page[] = [];
  page.on('popup', (window) => windows.push(window));
  const { orderId } = await inPayPal(page, /^Approve then instrument declined: /);
  const again = windows.at(1) ?? (await page.waitForEvent('popup'));
  await again.getByRole('button', { name: /^Approve: / }).click();
  await successHeading(page).waitFor();
  expect(await takenFor(orderId)).toHaveLength(1);
  await mailTo(buyer.email);
});

it('PayPal: money under review is said to be, and delivered when PayPal lets it through', async () => {
  const { page, buyer, product } = await atTheCheckout();
  const { orderId } = await inPayPal(page, /^Approve then pending: /);
  await page.getByRole('heading', { level: 1, name: 'Payment Processing' }).waitFor();
  await page.getByText('PayPal is reviewing your payment').waitFor();
  expect(await takenFor(orderId)).toEqual([]);
  await letIt('complete_capture', orderId);
  await successHeading(page).waitFor();
  await expectDelivery(page, buyer, product);
});

it('PayPal: approved by a buyer whose tab is gone is captured and delivered all the same', async () => {
  const { page, context, buyer, product } = await atTheCheckout();
  // The browser says nothing more to us: only PayPal knows.
  await context.route(/\/api\/payments\/(paypal\/capture-order|process|verify)$/, () => undefined);
  const { orderId } = await inPayPal(page, /^Approve: /);
  const later = await context.newPage();
  await page.close();
  await expectDelivery(later, buyer, product);
  expect(await takenFor(orderId)).toHaveLength(1);
});
