import { expect, it } from 'vitest';
import { MOBILE, useBrowser } from '../support/browser';
import { mailTo } from '../support/mailbox';
import { expectDelivery } from '../support/order-page';
import { storedCart } from '../support/paying';
import {
  anyProduct,
  CARDS,
  fillContact,
  goToCheckout,
  newBuyer,
  payButton,
  shopCard,
  typeCard,
} from '../support/shopping';

const browser = useBrowser();

it('finds an asset, pays by card, gets the mail and downloads the very file of the CMS', async () => {
  const { page } = await browser.visitor();
  const buyer = newBuyer();
  const product = await anyProduct();

  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Shop' }).click();
  await page.getByPlaceholder('Search assets...').fill(product.title);
  await page.waitForURL(/[?&]q=/);
  await shopCard(page, product.title).waitFor();
  await goToCheckout(page, product);
  await fillContact(page, buyer);
  expect(await payButton(page).isDisabled()).toBe(true);
  await typeCard(page, CARDS.good);
  await payButton(page).click();

  await page.waitForURL(/\/payment-success\?payment_id=pay_[^&]+&payment_method=card$/);
  await page.getByRole('heading', { name: /Payment Successful/ }).waitFor();
  expect(await storedCart(page)).not.toContain(product.title);

  await expectDelivery(page, buyer, product);
});

it('is bought on a phone from the shop in the thumb’s reach', async () => {
  const { page } = await browser.visitor({ viewport: MOBILE });
  const buyer = newBuyer();
  await goToCheckout(page, await anyProduct());
  await fillContact(page, buyer);
  await typeCard(page, CARDS.good);
  await payButton(page).click();
  await page.getByRole('heading', { name: /Payment Successful/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(MOBILE.width);
  await mailTo(buyer.email);
});
