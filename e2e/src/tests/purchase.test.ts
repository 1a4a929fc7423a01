import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { MOBILE, useBrowser } from '../support/browser';
import { linkIn, mailsTo, mailTo } from '../support/mailbox';
import { seededArchive } from '../support/seed';
import { anyProduct, CARDS, fillContact, goToCheckout, newBuyer, payButton, typeCard } from '../support/shopping';

const browser = useBrowser();

it('finds an asset, pays by card, gets the mail and downloads the very file of the CMS', async () => {
  const { page } = await browser.visitor();
  const buyer = newBuyer();
  const product = await anyProduct();

  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Shop' }).click();
  await page.getByPlaceholder('Search assets...').fill(product.title);
  await page.getByText('Showing 1 results').waitFor();
  await goToCheckout(page, product);
  await fillContact(page, buyer);
  expect(await payButton(page).isDisabled()).toBe(true);
  await typeCard(page, CARDS.good);
  await payButton(page).click();

  await page.waitForURL(/\/payment-success\?payment_id=pay_[^&]+&payment_method=card$/);
  await page.getByRole('heading', { name: /Payment Successful/ }).waitFor();
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(product.title);

  const mail = await mailTo(buyer.email);
  await page.goto(linkIn(mail, '/orders/'));
  await page.getByText(product.title).first().waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /download/i })
      .first()
      .click(),
  ]);
  const downloaded = await readFile(await download.path());
  expect(sha256(downloaded)).toBe(sha256(await readFile(await seededArchive(product.slug))));
  expect(await mailsTo(buyer.email)).toHaveLength(1);
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

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
