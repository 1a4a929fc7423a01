import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { mailsTo } from '../support/mailbox';
import { expectDelivery } from '../support/order-page';
import { atCheckout, fillBank, pressPay, REFUSALS, successHeading } from '../support/paying';
import { letIt, takenFor } from '../support/sandbox';
import { payButton } from '../support/shopping';

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
  ['return_account_closed', 'closed'],
  ['return_insufficient_funds', 'insufficient funds'],
])(
  'bank transfer: %s after days delivers nothing, says so on the order, and the buyer may pay again',
  async (outcome) => {
    const { page, context, buyer, orderId } = await debited();
    const orderPath = await page.getByRole('link', { name: 'See the order' }).getAttribute('href');
    await letIt(outcome, orderId);
    await page.getByRole('heading', { level: 1, name: 'Payment Verification Failed' }).waitFor();
    const order = await context.newPage();
    await order.goto(orderPath ?? '');
    await order.getByText('Not paid, so there is nothing to download.').waitFor();
    expect(await order.getByRole('button', { name: /download/i }).count()).toBe(0);
    expect(await takenFor(orderId)).toEqual([]);
    expect(await mailsTo(buyer.email)).toEqual([]);

    await page.getByRole('link', { name: 'Try Again' }).click();
  },
);
