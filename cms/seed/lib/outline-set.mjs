/* global document, Image -- functions given to page.evaluate run in the browser */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INK } from './flat-page.mjs';
import { shoot } from './photograph.mjs';
import { toWebp } from './pictures.mjs';

/** The flattened marks of an asset (flatten.mjs) as [{ name, path }], in the order they were drawn. */
export async function loadOutlines(folder) {
  const outlines = JSON.parse(await readFile(join(folder, 'outlines.json'), 'utf8'));
  return Object.entries(outlines).map(([name, path]) => ({ name, path }));
}

const shape = ({ path }) => `<path fill="currentColor" fill-rule="evenodd" d="${path}"/>`;

/** One mark as a file of its own on a square grid of `box` units. */
export const toSvg = (mark, box) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${box}" height="${box}" viewBox="0 0 ${box} ${box}">${shape(mark)}</svg>\n`;

/** One mark for a page, `size` pixels wide; `style` is a class. */
export const inline = (mark, box, size, style = '') =>
  `<svg class="${style}" width="${size}" height="${size}" viewBox="0 0 ${box} ${box}" aria-hidden="true">${shape(mark)}</svg>`;

/** All marks as symbols: <svg><use href="sprite.svg#kiln"/></svg>. */
export function toSprite(marks, box) {
  const symbols = marks.map(
    (mark) => `  <symbol id="${mark.name}" viewBox="0 0 ${box} ${box}">${shape(mark)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

/** Writes svg/<name>.svg of every mark and sprite.svg. */
export async function writeSvgs(marks, box, packaged) {
  await mkdir(join(packaged, 'svg'), { recursive: true });
  for (const mark of marks) await writeFile(join(packaged, 'svg', `${mark.name}.svg`), toSvg(mark, box));
  await writeFile(join(packaged, 'sprite.svg'), toSprite(marks, box));
}

/** Writes png/<size>/<name>.png in ink on nothing, for every size in pixels. */
export async function writePngs(browser, marks, box, sizes, packaged) {
  const page = await browser.newPage();
  const draw = async ({ svg, side }) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    canvas.getContext('2d').drawImage(image, 0, 0, side, side);
    return canvas.toDataURL('image/png').split(',')[1];
  };
  for (const side of sizes) {
    await mkdir(join(packaged, 'png', String(side)), { recursive: true });
    for (const mark of marks) {
      const svg = toSvg(mark, box)
        .replace('currentColor', INK)
        .replace(`width="${box}" height="${box}"`, `width="${side}" height="${side}"`);
      const data = await page.evaluate(draw, { svg, side });
      await writeFile(join(packaged, 'png', String(side), `${mark.name}.png`), Buffer.from(data, 'base64'));
    }
  }
  await page.close();
}

/** Photographs pages { shot: html } at 1600 × 1200; each becomes a picture of the asset unless another one is asked for. */
export async function shootPictures(browser, job, pages) {
  for (const [shot, html] of Object.entries(pages)) {
    if (job.only && job.only !== shot) continue;
    await writeFile(join(job.cache, `${shot}.html`), html);
    await shoot(browser, join(job.cache, `${shot}.html`), join(job.cache, `${shot}.png`));
    await toWebp(join(job.cache, `${shot}.png`), join(job.media, `${shot}.webp`), { limit: 250_000 });
  }
}
