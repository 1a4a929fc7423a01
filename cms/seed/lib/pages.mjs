/* global document -- functions given to page.evaluate run in the browser */
import { join } from 'node:path';
import { openPage } from './photograph.mjs';

export const PX_PER_MM = 96 / 25.4;

/** Shows each `.page` of html/<name>.html alone and hands it to `work(page, file)`; sizes in CSS pixels. */
export async function eachPage(browser, packaged, name, { width, height, scale = 1 }, work) {
  const size = { width: Math.round(width), height: Math.round(height), scale };
  const page = await openPage(browser, join(packaged, 'html', `${name}.html`), size);
  const count = await page.locator('.page').count();
  for (let number = 1; number <= count; number += 1) {
    await page.evaluate((shown) => {
      document.querySelectorAll('.page').forEach((section, index) => {
        section.style.display = index + 1 === shown ? '' : 'none';
      });
    }, number);
    await work(page, count === 1 ? name : `${name}-${number}`);
  }
  await page.close();
}
