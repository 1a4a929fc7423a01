import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { anyProduct, SHOP_BY_NAME } from '../support/shopping';

const browser = useBrowser();

/** A page whose own scripts do not come before `release` is called. */
async function slowPage() {
  const { context } = await browser.visitor();
  // Opened by the context, so that nothing waits for its app.
  const page = await context.newPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return { page, release };
}

it('a product put into the cart before the app has come is in the cart once it is there', async () => {
  const product = await anyProduct();
  const { page, release } = await slowPage();
  await page.goto(`/product/${product.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  expect(await page.getByRole('link', { name: 'View Cart' }).count()).toBe(0);
  release();
  await page.getByRole('status').getByRole('link', { name: 'View Cart' }).click();
  await page.getByRole('heading', { name: product.title }).waitFor();
});

it('a word typed into the search before the app has come is searched for', async () => {
  const product = await anyProduct();
  const { page, release } = await slowPage();
  await page.goto(SHOP_BY_NAME);
  await page.getByRole('searchbox').fill(product.title);
  release();
  const found = page.getByRole('article').filter({ has: page.getByRole('heading', { name: product.title }) });
  await expect.poll(() => page.getByRole('article').count(), { timeout: 10_000 }).toBeLessThan(24);
  await found.first().waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe(product.title);
});
