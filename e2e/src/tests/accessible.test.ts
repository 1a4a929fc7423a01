import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../support/accessibility';
import { DESKTOP, MOBILE, useBrowser } from '../support/browser';
import { chooseBookingDay, openExample, openPlan, openWork } from '../support/dialogs';
import { anyProduct, goToCheckout } from '../support/shopping';

const browser = useBrowser();

const ROUTES = [
  '/',
  '/about-us',
  '/website-offer',
  '/yearly-packages',
  '/portfolio',
  '/portfolio/web-development/web-shops',
  '/shop',
  '/cart',
  '/wishlist',
  '/checkout',
  '/payment-success',
  '/payment-failure',
  '/account/orders',
  '/booking',
  '/contact',
  '/help',
  '/privacy',
  '/terms',
  '/licence',
  '/admin',
  '/no-such-page',
];

/** What opens over a page, by how a visitor opens it. */
const DIALOGS: Record<string, { path: string; open: (page: Page) => Promise<unknown> }> = {
  product: { path: '/shop', open: (page) => page.getByRole('article').first().getByRole('link').click() },
  example: { path: '/website-offer', open: openExample },
  plan: { path: '/yearly-packages', open: openPlan },
  work: { path: '/portfolio/web-development/web-shops', open: openWork },
};

describe.each([
  ['desktop', DESKTOP],
  ['phone', MOBILE],
])('on a %s', (name, viewport) => {
  const visitor = () => browser.visitor({ viewport, tolerated: /status of 40[14]/, reducedMotion: 'reduce' });

  it.each(ROUTES)('%s has no fault that a machine can find', async (path) => {
    const { page } = await visitor();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  });

  it.each(Object.entries(DIALOGS))('the dialog of a %s has none', async (_, { path, open }) => {
    const { page } = await visitor();
    await page.goto(path);
    await open(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('the booking’s times and details have none', async () => {
    const { page } = await visitor();
    await page.goto('/booking');
    await chooseBookingDay(page);
    expect(await faultsOf(page)).toEqual([]);
  });

  it('a filled cart and its checkout have none', async () => {
    const { page } = await visitor();
    await goToCheckout(page, await anyProduct());
    await page
      .frameLocator('iframe[title="Secure card payment input frame"]')
      .getByLabel(/card number/i)
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Proceed to Checkout' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  if (name === 'phone') {
    it('the folded-out menu and the filters have none', async () => {
      const { page } = await visitor();
      await page.goto('/shop');
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('dialog', { name: 'Filters' }).getByRole('spinbutton').first().waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Open menu' }).click();
      expect(await faultsOf(page)).toEqual([]);
    });
  }
});
