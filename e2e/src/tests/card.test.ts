import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { mailTo } from '../support/mailbox';
import { expectDelivery } from '../support/order-page';
import { atCheckout, expectRefusal, pressPay, REFUSALS, successHeading } from '../support/paying';
import { takenFor } from '../support/sandbox';
import { CARDS, payButton, typeCard } from '../support/shopping';

const browser = useBrowser();
const atTheCheckout = async () => {
  const { page, context } = await browser.visitor({ tolerated: REFUSALS, fromOwnAddress: true });
  return { page, context, ...(await atCheckout(page, 'Credit or debit card')) };
};
const bank = (page: Page) => page.frameLocator('iframe[title="Card authentication by your bank"]');

it('card: pays after the bank has asked and been answered', async () => {
  const { page, buyer, product } = await atTheCheckout();
  await typeCard(page, CARDS.asksForAuthentication);
  const { orderId } = await pressPay(page);
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click();
  await successHeading(page).waitFor();
  expect(await takenFor(orderId)).toHaveLength(1);
  await expectDelivery(page, buyer, product);
});

it('card: a refused authentication charges nothing, and another card then pays the same order', async () => {
  const { page, product } = await atTheCheckout();
  await typeCard(page, CARDS.asksForAuthentication);
  const { orderId } = await pressPay(page);
  await bank(page).getByRole('button', { name: 'Fail authentication' }).click();
  await expectRefusal(page, 'We are unable to authenticate your payment method.', product);
  expect(await takenFor(orderId)).toEqual([]);

  await typeCard(page, CARDS.good);
  await payButton(page).click();
  await successHeading(page).waitFor();
  expect(await takenFor(orderId)).toHaveLength(1);
});

it('card: an expired card and a wrong security code are told apart, and cost nothing', async () => {
  const { page, product } = await atTheCheckout();
  await typeCard(page, CARDS.expired);
  const { orderId } = await pressPay(page);
  await expectRefusal(page, 'Your card has expired.', product);
  await typeCard(page, CARDS.wrongCvc);
  await payButton(page).click();
  await expectRefusal(page, "Your card's security code is incorrect.", product);
  expect(await takenFor(orderId)).toEqual([]);
});

it('card: when the connection breaks after the charge was made, the failure screen finds the payment, which is the only one', async () => {
  const { page, context } = await browser.visitor({ tolerated: /status of 4|ERR_CONNECTION_RESET/ });
  const { buyer } = await atCheckout(page, 'Credit or debit card');
  await typeCard(page, CARDS.good);
  await context.route(/payment_intents\/[^/]+\/confirm$/, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const seen: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && seen.push(new URL(frame.url()).pathname));
  const { orderId } = await pressPay(page);
  await successHeading(page).waitFor();
  expect(seen).toContain('/payment-failure');
  expect(await takenFor(orderId)).toHaveLength(1);
  await mailTo(buyer.email);
});
