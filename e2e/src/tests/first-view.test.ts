import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { slowPage } from '../support/slow-page';

const browser = useBrowser();

it('who scrolls before the app has come stays there', async () => {
  const { page, release } = await slowPage(browser);
  await page.goto('/shop');
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  release();
  await page.waitForFunction(() => 'isAlive' in window);
  expect(await page.evaluate(() => scrollY)).toBe(900);
});

it('a page that is loaded again shows what it showed', async () => {
  const { page } = await browser.visitor();
  await page.goto('/shop');
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  const position = () => page.evaluate(() => scrollY);
  await page.waitForFunction(() => (history.state as { scroll?: number } | null)?.scroll === scrollY);
  const before = await position();
  expect(before).toBeGreaterThan(1_500);
  await page.reload();
  expect(await position()).toBe(before);
});

it('all of the page is laid out once the app is there', async () => {
  const { page } = await browser.visitor();
  for (const path of ['/', '/shop']) {
    await page.goto(path);
    await page.locator('html[data-whole]').waitFor();
    const folded = page.locator('main .later');
    expect(await folded.count()).toBeGreaterThan(1);
    expect(
      await folded.evaluateAll((all: HTMLElement[]) => all.map(({ innerText }) => innerText.trim())),
    ).not.toContain('');
  }
});
