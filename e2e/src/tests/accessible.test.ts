import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { DESKTOP, MOBILE, useBrowser } from '../support/browser';
import { anyProduct, goToCheckout } from '../support/shopping';

const browser = useBrowser();
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

describe.each([
  ['desktop', DESKTOP],
  ['phone', MOBILE],
])('on a %s', (_, viewport) => {
  it('the way from the front page to the checkout has no fault that a machine can find', async () => {
    const { page } = await browser.visitor({ viewport, tolerated: /404/ });
    const product = await anyProduct();
    const faults: string[] = [];
    const check = async () => {
      // The provider's frame is see-through: axe judges its text without the dark page behind it.
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).exclude('iframe').analyze();
      faults.push(...violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html}`));
    };
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
