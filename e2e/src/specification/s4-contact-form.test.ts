import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { inquiriesOf, keptInquiry } from '../support/inquiries';
import { newBuyer } from '../support/shopping';

const browser = useBrowser();

/** Milliseconds from a press of `button` until `text` is seen, and how long it stays. */
function timing(page: Page, button: string, text: string) {
  return page.evaluate(
    async ([name, wanted]) => {
      const shown = () => document.querySelector('main')?.textContent?.includes(wanted) ?? false;
      const until = (ready: () => boolean) =>
        new Promise<number>((done) => {
          const look = () => (ready() ? done(performance.now()) : requestAnimationFrame(look));
          look();
        });
      const pressed = performance.now();
      Array.from(document.querySelectorAll('main button'))
        .find(({ textContent }) => textContent?.trim() === name)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      const seen = await until(shown);
      const gone = await until(() => !shown());
      return { delay: seen - pressed, stay: gone - seen };
    },
    [button, text] as const,
  );
}

describe('S 2, S 4, S 5, S 8, S 9: the contact form', () => {
  const form = async () => {
    const { page } = await browser.visitor({ tolerated: /ERR_/, fromOwnAddress: true });
    await page.goto('/contact');
    const { email } = newBuyer();
    return { page, email };
  };
  const fill = async (page: Page, email: string) => {
    await page.getByLabel('Name', { exact: true }).fill('Ada Potter');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Message', { exact: true }).fill('A teapot for two.');
  };

  it("says 'Sending...' while busy, then 'Message Sent!' after 1.5 s for 5 s; then the form returns", async () => {
    const { page, email } = await form();
    await fill(page, email);
    const button = await page.getByRole('main').locator('form button[type=submit]').innerText();
    const timed = timing(page, button.trim(), 'Message Sent!');
    await page.getByRole('button', { name: 'Sending...' }).waitFor();
    await page
      .getByText("Thank you for reaching out. We'll get back to you as soon as possible.", { exact: true })
      .waitFor();
    const { delay, stay } = await timed;
    expect(delay).toBeGreaterThanOrEqual(1_490);
    expect(delay).toBeLessThan(4_000);
    expect(stay).toBeGreaterThan(4_500);
    expect(stay).toBeLessThan(7_500);
    await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue()).toBe('');
  });

  it('stores name, email, message, id and submittedAt locally, and the debugging helper prints them', async () => {
    const { page, email } = await form();
    await fill(page, email);
    await page.getByRole('main').locator('form button[type=submit]').click();
    await page.getByText('Message Sent!').waitFor();
    const stored = await page.evaluate(() =>
      Object.values(localStorage).find((text) => text.includes('A teapot for two.')),
    );
    const [message] = JSON.parse(stored ?? '[]') as Record<string, string>[];
    expect(message).toMatchObject({ name: 'Ada Potter', email, message: 'A teapot for two.' });
    expect(message?.id).toBeTruthy();
    expect(new Date(message?.submittedAt ?? '').toISOString()).toBe(message?.submittedAt);

    const printed = page.waitForEvent('console');
    await page.evaluate(() => {
      const helper = Object.entries(window).find(
        ([name, value]) => /inquiries/i.test(name) && typeof value === 'function',
      );
      if (!helper) throw new Error('no debugging helper');
      (helper[1] as unknown as () => void)();
    });
    await printed;
  });

  it('the message reaches the CMS', async () => {
    const { page, email } = await form();
    await fill(page, email);
    await page.getByRole('main').locator('form button[type=submit]').click();
    await page.getByText('Message Sent!').waitFor();
    expect(await keptInquiry(email)).toMatchObject({
      kind: 'contact',
      name: 'Ada Potter',
      message: 'A teapot for two.',
    });
  });

  it('written without a network, it is kept and sent once the network is back', async () => {
    const { page, email } = await form();
    await fill(page, email);
    await page.route('**/api/inquiries/contact', (route) => route.abort('internetdisconnected'));
    await page.getByRole('main').locator('form button[type=submit]').click();
    await page.getByText('Message Sent!').waitFor();
    await page.unroute('**/api/inquiries/contact');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await keptInquiry(email);
    expect(await inquiriesOf(email)).toHaveLength(1);
  });

  it.each(['Name', 'Email', 'Message'])('without %s nothing is sent', async (label) => {
    const { page, email } = await form();
    await fill(page, email);
    await page.getByLabel(label, { exact: true }).fill('');
    await page.getByRole('main').locator('form button[type=submit]').click();
    expect(
      await page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement) => field.validity.valueMissing),
    ).toBe(true);
    expect(await page.getByRole('button', { name: 'Sending...' }).count()).toBe(0);
  });

  it("an address that is none is told by the browser's own check", async () => {
    const { page } = await form();
    await fill(page, 'ada-at-home');
    await page.getByRole('main').locator('form button[type=submit]').click();
    expect(
      await page
        .getByLabel('Email', { exact: true })
        .evaluate((field: HTMLInputElement) => field.validity.typeMismatch),
    ).toBe(true);
  });
});
