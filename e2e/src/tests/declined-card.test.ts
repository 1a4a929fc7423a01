import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { mailTo, mailsTo } from '../support/mailbox';
import { stripePaymentsOf } from '../support/sandbox';
import { anyProduct, CARDS, fillContact, goToCheckout, newBuyer, payButton, typeCard } from '../support/shopping';

const browser = useBrowser();

it('keeps the cart after a declined card and one without money, and a good card then pays the same order once', async () => {
  // A decline is HTTP 402 by the provider's contract, which a browser logs as a failed request.
  const { page } = await browser.visitor({ tolerated: /402/, fromOwnAddress: true });
  const buyer = newBuyer();
  const product = await anyProduct();
  await goToCheckout(page, product);
  await fillContact(page, buyer);

  await typeCard(page, CARDS.declined);
  const firstIntent = page.waitForResponse(/\/api\/payments\/stripe\/create-intent$/);
  await payButton(page).click();
  const { orderId } = ((await (await firstIntent).json()) as { data: { orderId: string } }).data;
  await page.getByRole('alert').filter({ hasText: 'Your card was declined.' }).waitFor();
  expect(page.url()).toContain('/checkout');

  await typeCard(page, CARDS.insufficientFunds);
  await payButton(page).click();
  await page.getByRole('alert').filter({ hasText: 'Your card has insufficient funds.' }).waitFor();
  expect(await page.getByLabel(/email/i).inputValue()).toBe(buyer.email);
  await page.getByText(product.title).first().waitFor();

  await typeCard(page, CARDS.good);
  await payButton(page).click();
  await page.getByRole('heading', { name: /Payment Successful/ }).waitFor();

  const payments = await stripePaymentsOf(orderId);
  expect(payments.map(({ status }) => status)).toEqual(['succeeded']);
  await mailTo(buyer.email);
  expect(await mailsTo(buyer.email)).toHaveLength(1);
});
