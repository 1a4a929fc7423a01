/* global document -- functions given to page.evaluate run in the browser */
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'].concat([
  '--disable-background-networking',
  '--disable-component-update',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
]);

/** Opens the system's Chromium, hands it to `work`, and closes it whatever happens. */
export async function withBrowser(work) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a local HTML file in a page of the given size and waits for its fonts and pictures. */
export async function openPage(
  browser,
  file,
  { width = 1600, height = 1200, scale = 1, query = '', still = true } = {},
) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  await page.goto(pathToFileURL(file).href + query);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

/** Photographs a local HTML file to a PNG. */
export async function shoot(browser, file, out, options = {}) {
  await mkdir(dirname(out), { recursive: true });
  const page = await openPage(browser, file, options);
  if (options.prepare) await options.prepare(page);
  await page.screenshot({ path: out, fullPage: options.fullPage ?? false });
  await page.close();
}

/** Prints a local HTML file to PDF at the size its `@page` rule names. */
export async function printPdf(browser, file, out) {
  await mkdir(dirname(out), { recursive: true });
  const page = await openPage(browser, file);
  await page.pdf({ path: out, preferCSSPageSize: true, printBackground: true, tagged: true });
  await page.close();
}
