import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { setting } from './settings';
import { launchBrowser, DESKTOP, watchErrors, type VisitorOptions } from './browser';

/**
 * A page opened once for statements that only look: one visitor for a `describe`, closed after it.
 * @param open an address, or what the visitor does to get there
 */
export function openedPage(
  open: string | ((page: Page) => Promise<unknown>),
  { tolerated, ...options }: Omit<VisitorOptions, 'fromOwnAddress'> = {},
) {
  let page: Page;
  let close: () => Promise<void>;
  const errors: string[] = [];

  beforeAll(async () => {
    const browser = await launchBrowser();
    close = () => browser.close();
    const context = await browser.newContext({ viewport: DESKTOP, baseURL: setting('PUBLIC_URL'), ...options });
    context.setDefaultTimeout(20_000);
    page = await context.newPage();
    watchErrors(page, tolerated, errors);
    await (typeof open === 'string' ? page.goto(open) : open(page));
    await page.getByRole('heading').first().waitFor();
  });
  afterAll(async () => {
    await close();
    if (errors.length > 0) throw new Error(`The page reported errors:\n${errors.join('\n')}`);
  });

  return () => page;
}
