import type { APIResponse, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, MOBILE, useBrowser } from '../support/browser';
import { anyProduct } from '../support/shopping';

const { visitor } = useBrowser();

const ROUTES = [
  '/',
  '/about-us',
  '/website-offer',
  '/yearly-packages',
  '/portfolio',
  '/booking',
  '/shop',
  '/product',
  '/cart',
  '/wishlist',
  '/checkout',
  '/payment-failure',
  '/account/orders',
  '/contact',
  '/help',
  '/privacy',
  '/terms',
  '/licence',
  '/admin',
];
const STILL = ['/', '/shop', '/product'];

const addressOf = async (route: string) => (route === '/product' ? `/product/${(await anyProduct()).id}` : route);

/** Everything that went wrong on the way: warnings and errors of the console, requests that failed. */
function watchAll(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left ends its requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()}: ${response.url()}`));
  return faults;
}

/** Layout shifts, as the browser adds them up, from the first byte on. */
async function countShifts(page: Page) {
  await page.addInitScript(() => {
    const shown = window as unknown as { shifts: number };
    shown.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shown.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

/** Keeps the answers of fonts back until they are released. */
async function holdFonts(page: Page) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** The family that most letters of the first such element are drawn with; letters of its children do not count. */
async function typeOf(page: Page, selector: string): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.toSorted((one, other) => other.glyphCount - one.glyphCount)[0]?.familyName;
}

async function scrollThrough(page: Page) {
  for (;;) {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 700);
    // The position itself says that the wheel was followed; at the end it stays.
    const moved = await page.waitForFunction((y) => scrollY > y, before, { timeout: 1_000 }).catch(() => null);
    if (!moved) return;
  }
}

describe.each([
  ['390', MOBILE],
  ['1440', DESKTOP],
])('at %s', (_, viewport) => {
  it.each(ROUTES)('%s reports nothing to the console and gets all it asks for', async (route) => {
    const { page } = await visitor({ viewport });
    const faults = watchAll(page);
    await page.goto(await addressOf(route), { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor();
    expect(faults).toEqual([]);
  });

  it.each(STILL)('%s stands still while it loads and while it is scrolled', async (route) => {
    const { page } = await visitor({ viewport });
    // Other tests publish meanwhile, and an open shop would take their products in.
    let version: Promise<APIResponse> | undefined;
    await page.route('**/api/products/version*', async (route) =>
      route.fulfill({ response: await (version ??= route.fetch()) }),
    );
    const shifts = await countShifts(page);
    await page.goto(await addressOf(route), { waitUntil: 'networkidle' });
    await scrollThrough(page);
    expect(await shifts()).toBe(0);
  });

  it.each(STILL)("%s shows the studio's type when it comes late, and stands still", async (route) => {
    const { page } = await visitor({ viewport });
    const fonts = await holdFonts(page);
    const shifts = await countShifts(page);
    const opened = page.goto(await addressOf(route));
    await page.locator('footer a').first().waitFor();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await typeOf(page, 'footer a')).not.toMatch(/^Instrument/);
    fonts.release();
    await opened;
    await expect.poll(() => typeOf(page, 'footer a')).toMatch(/^Instrument/);
    await expect.poll(() => typeOf(page, 'h1')).toMatch(/^Bricolage/);
    expect(await shifts()).toBe(0);
  });
});

/** Pictures that are much larger than their place, or sent in a heavy format. */
const oversized = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.images)
      .filter(({ complete, naturalWidth, clientWidth }) => complete && naturalWidth > 0 && clientWidth > 0)
      .filter(({ naturalWidth, clientWidth, clientHeight, naturalHeight, currentSrc }) => {
        const needed = Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight);
        // The next rendition up is at most twice as wide.
        return (
          (naturalWidth > 2.1 * needed && naturalWidth > 500) || !/\.(webp|avif|svg)(\?|$)|^data:/.test(currentSrc)
        );
      })
      .map(
        ({ currentSrc, naturalWidth, clientWidth }) => `${currentSrc}: ${naturalWidth} px wide in ${clientWidth} px`,
      ),
  );

describe.each([
  ['390', MOBILE],
  ['1440', DESKTOP],
])('at %s', (_, viewport) => {
  it.each(['/', '/shop', '/product', '/portfolio', '/about-us', '/website-offer'])(
    '%s has pictures of the size of their places',
    async (route) => {
      const { page } = await visitor({ viewport });
      await page.goto(await addressOf(route), { waitUntil: 'networkidle' });
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      expect(await oversized(page)).toEqual([]);
    },
  );
});
