import type { Page } from 'playwright-core';
import type { useBrowser } from './browser';

/** A page whose own scripts do not come before `release` is called. */
export async function slowPage(browser: ReturnType<typeof useBrowser>): Promise<{ page: Page; release: () => void }> {
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
