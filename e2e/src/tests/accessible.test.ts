import { describe, expect, it } from 'vitest';
import { faultsOf } from '../support/accessibility';
import { DESKTOP, MOBILE, useBrowser } from '../support/browser';
import { anyProduct, goToCheckout } from '../support/shopping';

const browser = useBrowser();

describe.each([
  ['desktop', DESKTOP],
  ['phone', MOBILE],
])('on a %s', (_, viewport) => {
  it('the way from the front page to the checkout has no fault that a machine can find', async () => {
    const { page } = await browser.visitor({ viewport, tolerated: /404/ });
    const product = await anyProduct();
    const faults: string[] = [];
    const check = async () => void faults.push(...(await faultsOf(page)));
    for (const path of [
      '/',
      '/shop',
      `/product/${product.id}`,
      '/wishlist',
      '/help',
      '/payment-failure',
      '/no-such-page',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await check();
    }
    await goToCheckout(page, product);
    await page
      .frameLocator('iframe[title="Secure card payment input frame"]')
      .getByLabel(/card number/i)
      .waitFor();
    await check();
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Proceed to Checkout' }).waitFor();
    await check();
    expect(faults).toEqual([]);
  });
});
