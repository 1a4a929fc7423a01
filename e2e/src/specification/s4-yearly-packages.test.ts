import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { inquiriesOf, keptInquiry } from '../support/inquiries';
import { newBuyer } from '../support/shopping';

const browser = useBrowser();

describe('S 2, S 3, S 4, S 9: yearly packages', () => {
  const at = async () => {
    const { page } = await browser.visitor({ tolerated: /status of|ERR_/, fromOwnAddress: true });
    await page.goto('/yearly-packages');
    await page.getByText('Pricing that scales with your business').first().waitFor();
    return page;
  };

  it.each([
    ['Static Website', '$89'],
    ['Packaging Design', '$750'],
    ['Complete Branding', '$1,800'],
    ['Full Stack Website', '$2,500'],
    ['Custom', "Let's Talk"],
  ])('%s costs %s', async (name, price) => {
    const page = await at();
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: new RegExp(name) }) })
      .first();
    expect(await card.innerText()).toContain(price);
  });

  it('a card is 300 px wide and lists 8 features', async () => {
    const page = await at();
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Packaging Design' }) })
      .first();
    expect(await card.evaluate((node) => (node as HTMLElement).offsetWidth)).toBe(300);
    expect(await card.locator('li').count()).toBe(8);
    expect(await card.innerText()).toMatch(/popular/i);
  });

  it('the static website leads to /website-offer by Learn more', async () => {
    const page = await at();
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Static Website' }) })
      .first();
    expect(await card.getByRole('link', { name: /learn more/i }).getAttribute('href')).toBe('/website-offer');
  });

  /** Where the first card stands, now and half a second later. */
  const drift = (page: Page) =>
    page.evaluate(async () => {
      const card = Array.from(document.querySelectorAll('main h2, main h3')).find(({ textContent }) =>
        textContent?.includes('Packaging'),
      );
      const left = () => card?.getBoundingClientRect().left ?? 0;
      const from = left();
      await new Promise((done) => setTimeout(done, 500));
      return left() - from;
    });

  it('the carousel scrolls by itself, and stops on hover', async () => {
    const page = await at();
    await page.mouse.move(5, 5);
    await expect.poll(async () => Math.abs(await drift(page)) > 1).toBe(true);
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }).or(page.getByRole('heading', { level: 3 })) })
      .first()
      .hover({ force: true });
    await expect.poll(async () => Math.abs(await drift(page)) < 1).toBe(true);
  });

  it('under reduced motion it stands still', async () => {
    const { page } = await browser.visitor({ reducedMotion: 'reduce' });
    await page.goto('/yearly-packages');
    await page.mouse.move(5, 5);
    expect(Math.abs(await drift(page))).toBeLessThan(1);
  });

  const chosen = async () => {
    const page = await at();
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Packaging Design' }) })
      .first();
    await card.hover({ force: true });
    await card.getByRole('button').first().click();
    const modal = page.getByRole('dialog');
    await modal.waitFor();
    return { page, modal, email: newBuyer().email };
  };

  it('choosing a plan opens a modal with the plan, its first 4 features and the promise of 24 hours', async () => {
    const { modal } = await chosen();
    const text = await modal.innerText();
    expect(text).toContain('Packaging Design');
    expect(text).toContain('$750');
    expect(text).toContain("We'll respond within 24 hours");
    expect(await modal.locator('li').count()).toBe(4);
  });

  it('name and email are required, company and message are not', async () => {
    const { modal } = await chosen();
    const required = (label: RegExp) => modal.getByLabel(label).evaluate((field: HTMLInputElement) => field.required);
    expect(await required(/^(your )?name/i)).toBe(true);
    expect(await required(/email/i)).toBe(true);
    expect(await required(/company/i)).toBe(false);
    expect(await required(/message/i)).toBe(false);
  });

  it('sent, it thanks by the name of the plan and closes by itself after 3 s', async () => {
    const { page, modal, email } = await chosen();
    await modal.getByLabel(/^(your )?name/i).fill('Ada Potter');
    await modal.getByLabel(/email/i).fill(email);
    const [request] = await Promise.all([
      page.waitForRequest('**/api/inquiries/submit'),
      modal.locator('button[type=submit]').click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({
      name: 'Ada Potter',
      email,
      planId: 'packaging-design',
      planName: 'Packaging Design',
      planPrice: '$750',
    });
    await modal
      .getByText(/thank you/i)
      .first()
      .waitFor();
    const shown = Date.now();
    expect(await modal.innerText()).toContain('Packaging Design');
    await modal.waitFor({ state: 'hidden' });
    expect(Date.now() - shown).toBeGreaterThan(2_500);
    expect(await keptInquiry(email)).toMatchObject({ kind: 'plan', planId: 'packaging-design' });
  });

  it.each([
    ["the server's own message", 422, { message: 'Please write to us instead.' }, 'Please write to us instead.'],
    ['no message', 500, {}, 'Failed to submit inquiry'],
  ])('refused with %s', async (_, status, error, text) => {
    const { page, modal, email } = await chosen();
    await page.route('**/api/inquiries/submit', (route) => route.fulfill({ status, json: { success: false, error } }));
    await modal.getByLabel(/^(your )?name/i).fill('Ada Potter');
    await modal.getByLabel(/email/i).fill(email);
    await modal.locator('button[type=submit]').click();
    await modal.getByText(text, { exact: true }).waitFor();
    expect(await modal.getByLabel(/email/i).inputValue()).toBe(email);
    expect(await modal.locator('button[type=submit]').isEnabled()).toBe(true);
  });

  it("without a network: 'Failed to submit your inquiry. Please try again.', and a retry goes through", async () => {
    const { page, modal, email } = await chosen();
    await page.route('**/api/inquiries/submit', (route) => route.abort('internetdisconnected'));
    await modal.getByLabel(/^(your )?name/i).fill('Ada Potter');
    await modal.getByLabel(/email/i).fill(email);
    await modal.locator('button[type=submit]').click();
    await modal.getByText('Failed to submit your inquiry. Please try again.', { exact: true }).waitFor();
    await page.unroute('**/api/inquiries/submit');
    await modal.locator('button[type=submit]').click();
    await modal
      .getByText(/thank you/i)
      .first()
      .waitFor();
    expect(await inquiriesOf(email)).toHaveLength(1);
  });

  it('closes by its button and by the backdrop', async () => {
    const { page, modal } = await chosen();
    await modal.getByRole('button', { name: /close/i }).click();
    await modal.waitFor({ state: 'hidden' });
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Packaging Design' }) })
      .first();
    await card.hover({ force: true });
    await card.getByRole('button').first().click();
    await modal.waitFor();
    await page.mouse.click(4, 4);
    await modal.waitFor({ state: 'hidden' });
  });
});
