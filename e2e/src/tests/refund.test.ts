import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { mailsTo } from '../support/mailbox';
import { expectTheVeryFile, openOrderFromMail } from '../support/order-page';
import { pressPay, successHeading } from '../support/paying';
import { CARDS, fillContact, goToCheckout, newBuyer, products, typeCard } from '../support/shopping';
import { orderAtSupport, refundItem } from '../support/support-desk';
import { until } from '../support/until';

const browser = useBrowser();

it('a refunded item loses its files on the order page, the other one keeps them, and the buyer is told', async () => {
  const { page } = await browser.visitor();
  const buyer = newBuyer();
  const [kept, returned] = (await products('&sort=name')).filter(({ price }) => price > 0);
  if (!kept || !returned) throw new Error('the shop sells too little');
  await page.goto(`/product/${kept.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await goToCheckout(page, returned);
  await fillContact(page, buyer);
  await typeCard(page, CARDS.good);
  const { orderId } = await pressPay(page);
  await successHeading(page).waitFor();
  await openOrderFromMail(page, buyer);
  await expectTheVeryFile(page, returned);

  const item = (await orderAtSupport(orderId)).items.find(({ productId }) => productId === returned.id);
  if (!item) throw new Error('the order has lost its item');
  await refundItem(orderId, item.id);

  await page.reload();
  const articles = page.getByRole('article').filter({ has: page.getByRole('heading', { name: returned.title }) });
  await articles.getByText('This item was refunded, so its files no longer open.').waitFor();
  expect(await articles.getByRole('button', { name: /download/i }).count()).toBe(0);
  await expectTheVeryFile(page, kept);
  await page.getByText('Partly refunded').waitFor();
  const refundOf = `refund of $${(item.share / 100).toFixed(2)}`;
  await until(async () => (await mailsTo(buyer.email)).find(({ subject }) => subject.includes(refundOf)), refundOf);
});
