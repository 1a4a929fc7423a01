import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { expectDelivery } from '../support/order-page';
import {
  atCheckout,
  chooseMethod,
  expectRefusal,
  fillBank,
  pressPay,
  REFUSALS,
  successHeading,
} from '../support/paying';
import { takenFor } from '../support/sandbox';
import { CARDS, fillContact, goToCheckout, newBuyer, payButton, typeCard } from '../support/shopping';

const browser = useBrowser();

it('what this browser owns already is not sold to it again by mistake, but on purpose', async () => {
  const { page } = await browser.visitor({ tolerated: REFUSALS });
  const { product } = await atCheckout(page, 'Credit or debit card');
  await typeCard(page, CARDS.good);
  const first = await pressPay(page);
  await successHeading(page).waitFor();

  const again = newBuyer();
  await goToCheckout(page, product);
  await fillContact(page, again);
  await typeCard(page, CARDS.good);
  await payButton(page).click();
  await expectRefusal(page, `You own ${product.title} already. Nothing was charged now.`, product);
  await page.getByRole('link', { name: 'See the order and its files' }).waitFor();

  const [answer] = await Promise.all([
    page.waitForResponse(/create-intent$/),
    page.getByRole('button', { name: 'Buy again' }).click(),
  ]);
  const { orderId } = ((await answer.json()) as { data: { orderId: string } }).data;
  await successHeading(page).waitFor();
  expect(orderId).not.toBe(first.orderId);
  expect(await takenFor(orderId)).toHaveLength(1);
  await expectDelivery(page, again, product);
});

it('a payment that is still settling is named before the same is paid once more', async () => {
  const { page } = await browser.visitor({ tolerated: REFUSALS });
  const { product } = await atCheckout(page, 'Bank transfer');
  await fillBank(page, '000000000009');
  const { orderId } = await pressPay(page);
  await page.getByRole('heading', { level: 1, name: 'Payment Processing' }).waitFor();

  await goToCheckout(page, product);
  await fillContact(page, newBuyer());
  await chooseMethod(page, 'Credit or debit card');
  await typeCard(page, CARDS.good);
  await payButton(page).click();
  await expectRefusal(page, `Your payment for ${product.title} is still being settled.`, product);
  await page.getByRole('link', { name: 'See how that payment stands' }).click();
  await page.getByRole('heading', { level: 1, name: 'Payment Processing' }).waitFor();
  await page.getByText(orderId).waitFor();
});

it('three declined cards slow the fourth down, whose text says how long', async () => {
  const { page } = await browser.visitor({ tolerated: REFUSALS, fromOwnAddress: true });
  const { product } = await atCheckout(page, 'Credit or debit card');
  const orders = new Set<string>();
  for (const number of [CARDS.declined, CARDS.insufficientFunds, CARDS.expired]) {
    await typeCard(page, number);
    orders.add((await pressPay(page)).orderId);
    await expectRefusal(page, /^Your card /, product);
  }
  await typeCard(page, CARDS.good);
  await payButton(page).click();
  await expectRefusal(
    page,
    /Several cards were declined\. Please try again in \d+ seconds, or pay another way\./,
    product,
  );
  for (const orderId of orders) expect(await takenFor(orderId)).toEqual([]);
});
