import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { mailsTo } from '../support/mailbox';
import { expectDelivery } from '../support/order-page';
import { atCheckout, fillBank, lookAgain, pressPay, REFUSALS, successHeading } from '../support/paying';
import { letIt, takenFor } from '../support/sandbox';
import { CARDS, fillContact, newBuyer, payButton, typeCard } from '../support/shopping';

const browser = useBrowser();
const debited = async (accountNumber = '000123456789') => {
  const { page, context } = await browser.visitor({ tolerated: REFUSALS });
  const { buyer, product } = await atCheckout(page, 'Bank transfer');
  expect(await payButton(page).isDisabled()).toBe(true);
  await fillBank(page, accountNumber);
  await page.getByText('By pressing Pay, you authorize').waitFor();
  const { orderId } = await pressPay(page);
  await page.getByRole('heading', { level: 1, name: 'Payment Processing' }).waitFor();
  return { page, context, buyer, product, orderId };
};

it('bank transfer: says what happens next, and delivers when the money has come', async () => {
  const { page, buyer, product, orderId } = await debited();
  await page.getByRole('heading', { name: "What's Next" }).waitFor();
  await page.getByText(/^Your bank answers by \w+, \w+ \d+$/).waitFor();
  expect(await takenFor(orderId)).toEqual([]);
  expect(await mailsTo(buyer.email)).toEqual([]);

  await letIt('settle', orderId);
  await successHeading(page).waitFor();
  expect(await takenFor(orderId)).toHaveLength(1);
  await expectDelivery(page, buyer, product);
});

it.each([
  ['return_account_closed', 'This bank account has been closed. Please use another one.'],
  ['return_insufficient_funds', 'There is not enough money in the account for this payment.'],
])('bank transfer: %s after days delivers nothing, and the kept cart is paid by card once', async (outcome, reason) => {
  const { page, context, buyer, product, orderId } = await debited();
  const orderPath = await page.getByRole('link', { name: 'See the order' }).getAttribute('href');
  await letIt(outcome, orderId);
  await page.getByRole('heading', { level: 1, name: 'Payment Verification Failed' }).waitFor();
  await page.getByRole('alert').filter({ hasText: reason }).waitFor();
  await page.getByRole('heading', { name: 'Your Cart is Safe' }).waitFor();
  const order = await context.newPage();
  await order.goto(orderPath ?? '');
  await order.getByText('Not paid, so there is nothing to download.').waitFor();
  expect(await order.getByRole('button', { name: /download/i }).count()).toBe(0);
  expect(await takenFor(orderId)).toEqual([]);
  expect(await mailsTo(buyer.email)).toEqual([]);

  await page.getByRole('link', { name: 'Try Again' }).click();
  const again = newBuyer();
  await fillContact(page, again);
  await typeCard(page, CARDS.good);
  const { orderId: paidOrder } = await pressPay(page);
  await successHeading(page).waitFor();
  expect(await takenFor(paidOrder)).toHaveLength(1);
  expect(paidOrder).not.toBe(orderId);
  expect(await takenFor(orderId)).toEqual([]);
  await expectDelivery(page, again, product);
});

it('bank transfer: an account that the provider wants proven is, on its page, and then debited', async () => {
  const { page, context } = await browser.visitor({ tolerated: REFUSALS });
  const { buyer, product } = await atCheckout(page, 'Bank transfer');
  // Which accounts have to be proven is the provider's decision, made when the buyer confirms.
  await context.route(/payment_intents\/[^/]+\/confirm$/, (route) =>
    route.continue({ postData: `${route.request().postData()}&${SMALL_DEPOSIT}` }),
  );
  await fillBank(page, '000123456789');
  const { orderId } = await pressPay(page);
  await page.getByRole('heading', { name: 'Prove your bank account' }).waitFor();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Enter the code' }).click();
  await (await opened).getByRole('button', { name: /^Verify account/ }).click();
  await page.bringToFront();
  await lookAgain(page);
  await page.getByRole('heading', { level: 1, name: 'Payment Processing' }).waitFor();
  await letIt('settle', orderId);
  await successHeading(page).waitFor();
  expect(await takenFor(orderId)).toHaveLength(1);
  await expectDelivery(page, buyer, product);
});

const SMALL_DEPOSIT = new URLSearchParams({
  'payment_method_options[us_bank_account][verification_method]': 'microdeposits',
}).toString();
