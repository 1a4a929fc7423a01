import { describe, expect, it } from 'vitest';
import { MOBILE, useBrowser } from '../support/browser';
import { openedPage } from '../support/opened-page';
import { publicUrl } from '../support/settings';
import { anyProduct } from '../support/shopping';

const browser = useBrowser();
const answer = (path: string) => fetch(publicUrl(path), { redirect: 'manual' });

describe('S 2, routes', () => {
  it.each([
    '/',
    '/about-us',
    '/website-offer',
    '/yearly-packages',
    '/portfolio/web-development/web-shops',
    '/shop',
    '/cart',
    '/checkout',
    '/wishlist',
    '/payment-success',
    '/payment-failure',
    '/admin',
    '/contact',
    '/help',
    '/account/orders',
  ])('%s is a page', async (path) => {
    const response = await answer(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  it('/product/{id} is a page, and its id is a number', async () => {
    const { id } = await anyProduct();
    expect(typeof id).toBe('number');
    expect((await answer(`/product/${id}`)).status).toBe(200);
    expect((await answer('/product/a-title')).status).toBe(404);
  });

  it('any other path is 404 - Page Not Found with a Go Home link', async () => {
    const { page } = await browser.visitor({ tolerated: /404/ });
    const response = await page.goto('/nothing/here');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: '404 - Page Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('/admin has neither the common header nor the footer', async () => {
    const { page } = await browser.visitor({ tolerated: /401/ });
    await page.goto('/admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
  });
});

describe('S 2, navigation bar', () => {
  it.each([
    ['Services', 'services'],
    ['Contact', 'contact'],
  ])('%s scrolls to its section in the page', async (name, id) => {
    const { page } = await browser.visitor();
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name, exact: true }).click();
    await expect
      .poll(() => page.locator(`#${id}`).evaluate((node) => Math.abs(node.getBoundingClientRect().top)))
      .toBeLessThan(250);
  });

  it('Contact leads to the section from another page too', async () => {
    const { page } = await browser.visitor();
    await page.goto('/shop');
    await page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('link', { name: 'Contact', exact: true })
      .click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect
      .poll(() => page.locator('#contact').evaluate((node) => Math.abs(node.getBoundingClientRect().top)))
      .toBeLessThan(250);
  });

  it.each([
    ['Our Work', '/portfolio'],
    ['Yearly Packages', '/yearly-packages'],
  ])('the Portfolio dropdown has %s', async (name, path) => {
    const { page } = await browser.visitor();
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: 'Main', exact: true });
    await nav.getByRole('button', { name: 'Portfolio' }).click();
    await nav.getByRole('link', { name }).click();
    await page.waitForURL((url) => url.pathname === path);
  });

  describe('on the front page', () => {
    const page = openedPage('/');
    const nav = () => page().getByRole('navigation', { name: 'Main', exact: true });

    it('has About Us', async () => {
      expect(await nav().getByRole('link', { name: 'About Us' }).getAttribute('href')).toBe('/about-us');
    });

    it('has WebsiteOffer, marked with a star', async () => {
      const offer = nav().getByRole('link', { name: 'WebsiteOffer' });
      expect(await offer.getAttribute('href')).toBe('/website-offer');
      expect(await offer.locator('svg').count()).toBe(1);
    });

    it('has a Shop button', async () => {
      const shop = page().getByRole('banner').getByRole('link', { name: 'Shop', exact: true });
      expect(await shop.getAttribute('href')).toBe('/shop');
    });

    it("'Login as Client' is disabled and says 'Coming Soon' on hover", async () => {
      const login = page().getByRole('banner').getByRole('button', { name: 'Login as Client' });
      const soon = page().getByRole('banner').getByText('Coming Soon').first();
      expect(await login.getAttribute('aria-disabled')).toBe('true');
      expect(Number(await soon.evaluate((node) => getComputedStyle(node).opacity))).toBe(0);
      await login.hover();
      await expect.poll(() => soon.evaluate((node) => Number(getComputedStyle(node).opacity))).toBe(1);
      await login.click({ force: true });
      expect(new URL(page().url()).pathname).toBe('/');
    });

    it('the footer has quick links, social links and the copyright of the current year', async () => {
      const footer = page().getByRole('contentinfo');
      await footer.getByRole('link', { name: 'Shop' }).waitFor();
      await footer.getByRole('navigation', { name: 'Social' }).getByRole('link').first().waitFor();
      await footer.getByText(new RegExp(`© ${new Date().getFullYear()}`)).waitFor();
    });
  });

  it('on a phone its links fold into a menu', async () => {
    const { page } = await browser.visitor({ viewport: MOBILE });
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link', { name: 'Yearly Packages' });
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await link.click();
    await page.waitForURL('**/yearly-packages');
    expect(await link.isVisible()).toBe(false);
  });
});
