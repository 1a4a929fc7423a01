import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { expectDelivery } from '../support/order-page';
import { atCheckout, expectInCart, lookAgain, pressPay, REFUSALS, successHeading } from '../support/paying';
import { letIt, paymentsOf, takenFor } from '../support/sandbox';
import { payButton } from '../support/shopping';

const browser = useBrowser();
const atTheCheckout = async () => {
  const { page, context } = await browser.visitor({ tolerated: REFUSALS });
  return { page, context, ...(await atCheckout(page, 'UPI')) };
};

it('UPI: a wrong ID is told at its field, and cannot be paid with', async () => {
  const { page } = await atTheCheckout();
  await page.getByLabel('UPI ID').fill('ada-at-bank');
  await page.getByText('Please enter a valid UPI ID').waitFor();
  expect(await payButton(page).isDisabled()).toBe(true);
  await page.getByLabel('UPI ID').fill('ada@okbank');
  await page.getByText('Please enter a valid UPI ID').waitFor({ state: 'hidden' });
  expect(await payButton(page).isEnabled()).toBe(true);
});

it('UPI: the code shows the rupees to pay, the app’s page pays them, and the file is delivered', async () => {
  const { page, context, buyer, product } = await atTheCheckout();
  await page.getByLabel('UPI ID').fill('ada@okbank');
  const { orderId, charge } = await pressPay(page);
  expect(charge.currency).toBe('inr');
  const rupees = charge.amount / 100;
  await page.getByText(rupees.toLocaleString('en-US', { minimumFractionDigits: 2 })).waitFor();
  const code = page.getByRole('img', { name: 'QR code that opens this payment in a UPI app' });
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await page.getByRole('timer', { name: 'Time left to pay' }).waitFor();

  const app = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open in your UPI app' }).click();
  await (await app).getByRole('button', { name: /^Approve/ }).click();
  await page.bringToFront();
  await successHeading(page).waitFor();
  expect(await takenFor(orderId)).toEqual([`${rupees.toFixed(2)} INR`]);
  await expectDelivery(page, buyer, product);
});

it('UPI: refused by the bank, it says so, keeps the cart and takes nothing', async () => {
  const { page, product } = await atTheCheckout();
  await page.getByLabel('UPI ID').fill('ada@okbank');
  const { orderId } = await pressPay(page);
  await letIt('decline', orderId);
  await lookAgain(page);
  await page.getByText('The payment did not go through.').waitFor();
  await page
    .getByRole('alert')
    .filter({ hasText: 'The payment was declined. Please choose another way to pay.' })
    .waitFor();
  expect(await takenFor(orderId)).toEqual([]);
  await page.getByRole('button', { name: 'Choose another method' }).click();
  await expectInCart(page, product);
  await page.getByRole('radio', { name: /^Credit or debit card/ }).waitFor();
});

it('UPI: an expired code is replaced by a new one, and only one is paid', async () => {
  const { page, buyer, product } = await atTheCheckout();
  await page.getByLabel('UPI ID').fill('ada@okbank');
  const { orderId } = await pressPay(page);
  await letIt('expire', orderId);
  await lookAgain(page);
  await page.getByRole('alert').filter({ hasText: 'This code has expired. Nothing was charged.' }).waitFor();
  await page.getByRole('button', { name: 'Get a new code' }).click();
  await page.getByRole('timer', { name: 'Time left to pay' }).waitFor();
  await letIt('approve', orderId);
  await lookAgain(page);
  await successHeading(page).waitFor();
  expect(await takenFor(orderId)).toHaveLength(1);
  expect((await paymentsOf(orderId)).length).toBeLessThanOrEqual(2);
  await expectDelivery(page, buyer, product);
});
