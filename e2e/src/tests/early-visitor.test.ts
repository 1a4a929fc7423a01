import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { anyProduct, SHOP_BY_NAME } from '../support/shopping';
import { slowPage } from '../support/slow-page';

const browser = useBrowser();

it('a product put into the cart before the app has come is in the cart once it is there', async () => {
  const product = await anyProduct();
  const { page, release } = await slowPage(browser);
  await page.goto(`/product/${product.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  expect(await page.getByRole('link', { name: 'View Cart' }).count()).toBe(0);
  release();
  await page.getByRole('status').getByRole('link', { name: 'View Cart' }).click();
  await page.getByRole('heading', { name: product.title }).waitFor();
});

it('a word typed into the search before the app has come is searched for', async () => {
  const product = await anyProduct();
  const { page, release } = await slowPage(browser);
  await page.goto(SHOP_BY_NAME);
  await page.getByRole('searchbox').fill(product.title);
  release();
  const found = page.getByRole('article').filter({ has: page.getByRole('heading', { name: product.title }) });
  await expect.poll(() => page.getByRole('article').count(), { timeout: 10_000 }).toBeLessThan(24);
  await found.first().waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe(product.title);
});
