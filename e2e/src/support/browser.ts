import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { CHROMIUM_FLAGS } from '../../../scripts/lib/chromium.mjs';
import { ownAddress } from './own-address';
import { setting } from './settings';

export const DESKTOP = { width: 1440, height: 900 };
export const MOBILE = { width: 390, height: 844 };

export interface VisitorOptions {
  viewport?: typeof DESKTOP;
  javaScriptEnabled?: boolean;
  reducedMotion?: 'reduce';
  /** Another one is another browser to whatever counts. */
  userAgent?: string;
  tolerated?: RegExp;
  /** For visitors whose cards are declined: the shop slows down whoever asks from the same network address. */
  fromOwnAddress?: boolean;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: CHROMIUM_FLAGS });
}

/** One browser for a test file. Every visitor is a context of its own: no cookie or cart is shared. */
export function useBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  return {
    /** A new visitor's page; errors in its console fail the test unless they match `tolerated`. */
    async visitor(options: VisitorOptions = {}) {
      const { tolerated, fromOwnAddress, ...rest } = options;
      // By itself Chromium asks its own machine past every proxy.
      const proxy = fromOwnAddress && { server: await ownAddress(), bypass: '<-loopback>' };
      const context = await browser.newContext({
        viewport: DESKTOP,
        baseURL: setting('PUBLIC_URL'),
        ...rest,
        ...(proxy && { proxy }),
      });
      context.setDefaultTimeout(20_000);
      await context.addInitScript(() => {
        addEventListener('kiln:alive', () => Object.assign(window, { isAlive: true }));
      });
      const page = await context.newPage();
      if (rest.javaScriptEnabled !== false) awaitLife(page);
      const errors = watchErrors(page, tolerated);
      onTestFinished(async () => {
        await context.close();
        if (errors.length > 0) throw new Error(`The page reported errors:\n${errors.join('\n')}`);
      });
      return { page, context };
    },
  };
}

export type Visitor = { page: Page; context: BrowserContext };

/** A visitor who looks before acting: pages of the shop are opened, and loaded again, once their app answers. */
function awaitLife(page: Page): void {
  const { goto, reload } = page;
  const alive = () =>
    page.waitForFunction(() => !document.getElementById('app') || 'isAlive' in window, undefined, { polling: 50 });
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    await alive();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    await alive();
    return response;
  };
}

/** Notes every error of the page's console in `errors`. */
export function watchErrors(page: Page, tolerated?: RegExp, errors: string[] = []): string[] {
  const note = (text: string) => {
    if (!tolerated?.test(text)) errors.push(text);
  };
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
  });
  return errors;
}
