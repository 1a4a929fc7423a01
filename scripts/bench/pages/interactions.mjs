import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../../lib/chromium.mjs';

const SLOWER = 4;

/** From a visitor's act to the next paint, ms, at a quarter of this machine's speed: filter, search key, add to cart. */
export async function nextPaints(origin) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(watchEvents);
    await page.goto(`${origin}/shop`, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const first = page.getByRole('button', { name: /^Add to cart/ }).first();
    return {
      filter: await paintOf(page, () => filters.getByRole('link').nth(1).click()),
      search: await paintOf(page, () => page.getByRole('searchbox').press('k')),
      add: await paintOf(page, () => first.click()),
    };
  } finally {
    await browser.close();
  }
}

/** The browser's own measure (Event Timing, as for INP): the longest event of the act, in steps of 8 ms. */
async function paintOf(page, act) {
  await page.evaluate(() => (globalThis.longest = 0));
  await act();
  await page.waitForFunction(() => globalThis.longest > 0);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => globalThis.longest);
}

function watchEvents() {
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) globalThis.longest = Math.max(globalThis.longest ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}
