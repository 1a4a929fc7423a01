import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { mailsTo } from '../support/mailbox';
import { expectDelivery } from '../support/order-page';
import {
  atCheckout,
  expectInCart,
  lookAgain,
  pressPay,
  REFUSALS,
  successHeading,
  WALLET_ADDRESS,
} from '../support/paying';
import { letIt, takenFor } from '../support/sandbox';
import { until } from '../support/until';

const browser = useBrowser();
const waitingForCoins = async (coin: string) => {
  const { page, context } = await browser.visitor({ tolerated: REFUSALS });
  const { buyer, product } = await atCheckout(page, 'Cryptocurrency');
  await page.getByRole('radio', { name: new RegExp(`^${coin}`) }).check();
  await page.getByLabel('Your wallet address').fill(WALLET_ADDRESS);
  const payment = await pressPay(page);
  if (payment.next?.kind !== 'deposit') throw new Error('no address to pay to');
  await page.getByRole('heading', { name: `Pay with ${coin}` }).waitFor();
  return { page, context, buyer, product, orderId: payment.orderId, deposit: payment.next };
};

/** Waits until the payment's list of steps stands at one. */
function stage(page: Page, name: string) {
  return until(async () => {
    await lookAgain(page);
    return (await page.locator('li[aria-current="step"]').textContent())?.includes(name);
  }, `the step ${name}`);
}

it('coins: every step is shown, from the address to the downloaded file', async () => {
  const { page, buyer, product, orderId, deposit } = await waitingForCoins('Bitcoin');
  await page.getByText(deposit.address, { exact: true }).waitFor();
  await page.getByRole('img', { name: 'QR code with the address and the amount in BTC' }).waitFor();
  await page.getByRole('timer', { name: 'Time left to send your Bitcoin' }).waitFor();
  await stage(page, 'Waiting for your payment');
  await letIt('pay', orderId);
  await stage(page, 'Seen on the network');
  await stage(page, 'Confirmed');
  expect(await takenFor(orderId)).toEqual([]);
  expect(await mailsTo(buyer.email)).toEqual([]);
  await letIt('finish', orderId);
  await lookAgain(page);
  await successHeading(page).waitFor();
  expect(await takenFor(orderId)).toHaveLength(1);
  await expectDelivery(page, buyer, product);
});

it('coins: a reload keeps address and amount', async () => {
  const { page, deposit } = await waitingForCoins('Ethereum');
  await page.reload();
  await page.getByText(deposit.address, { exact: true }).waitFor();
  await page.getByText(deposit.amount).first().waitFor();
});

it('coins: too little is named and not delivered', async () => {
  const { page, buyer, product, orderId, deposit } = await waitingForCoins('Litecoin');
  await letIt('pay_under', orderId);
  await lookAgain(page);
  await page.getByText(/^Too little came: [\d.]+ of [\d.]+ LTC\.$/).waitFor();
  await page.getByText(`of ${deposit.amount} LTC`).waitFor();
  await page.getByText(orderId).waitFor();
  expect(await mailsTo(buyer.email)).toEqual([]);
  await expectInCart(page, product);
});

it('coins: an address that expired unpaid takes late coins all the same, and the order is delivered', async () => {
  const { page, buyer, product, orderId } = await waitingForCoins('Dogecoin');
  await letIt('expire', orderId);
  await lookAgain(page);
  await page.getByRole('alert').filter({ hasText: 'This address has expired.' }).waitFor();
  await expectInCart(page, product);
  await letIt('pay_late', orderId);
  await letIt('finish', orderId);
  await expectDelivery(page, buyer, product);
  expect(await takenFor(orderId)).toHaveLength(1);
});
