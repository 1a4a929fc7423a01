/* global document -- functions given to page.evaluate run in the browser */
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { domToSvg } from './dom-to-svg.mjs';
import { openPage, withBrowser } from './photograph.mjs';
import { run } from './run.mjs';

export const SIZES = { desk: { width: 1440, height: 1080 }, phone: { width: 390, height: 844 } };

/** Replaces every `{{helper argument …}}` in `text` by what `helpers[helper](…arguments)` returns; an unknown helper throws. */
export function fill(text, helpers) {
  return text.replace(/\{\{([a-z]+)((?: [^{} ]+)*)\}\}/g, (_all, name, words) => {
    if (!helpers[name]) throw new Error(`no helper {{${name}}}`);
    return helpers[name](...words.split(' ').slice(1));
  });
}

/** A whole HTML document around `body`. */
export function htmlDocument({ title, sheets, body }) {
  const links = sheets.map((sheet) => `    <link rel="stylesheet" href="${sheet}" />\n`).join('');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
${links}  </head>
  <body>
${body}
  </body>
</html>
`;
}

/** Opens html/<screen>.html of a packaged kit, in one of its themes if it has any. */
export async function openScreen(browser, packaged, screen, { theme, size = SIZES.desk, scale = 1 } = {}) {
  const page = await openPage(browser, join(packaged, 'html', `${screen}.html`), { ...size, scale });
  if (theme) await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
  return page;
}

/** Gives every linked SVG picture its source, because domToSvg draws what it finds in the page. */
async function readPictures(page, packaged) {
  const folder = join(packaged, 'html', 'pictures');
  if (!existsSync(folder)) return;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  const drawings = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const sources = Object.fromEntries(names.map((name, index) => [`pictures/${name}`, drawings[index]]));
  await page.evaluate((byAddress) => {
    for (const image of document.querySelectorAll('img')) image.drawing = byAddress[image.getAttribute('src')];
  }, sources);
}

/** Reduces a PNG to 256 colours of its own, which flat screens do not show and archives do. */
async function reduceColours(png) {
  const palette = 'split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=dither=none';
  await run(process.env.FFMPEG ?? 'ffmpeg', [
    '-y',
    '-v',
    'error',
    '-i',
    png,
    '-vf',
    palette,
    '-bitexact',
    `${png}.small.png`,
  ]);
  await rename(`${png}.small.png`, png);
}

/**
 * Writes every screen of a kit, in every theme, to png/ (desk and phone) and svg/ (desk).
 * `svg` draws the phone as SVG too; `fullPage` photographs it to its end; `reduce` keeps 256 colours in each PNG.
 */
export async function exportScreens(packaged, screens, themes = [null], { svg, fullPage, reduce } = {}) {
  for (const kind of ['svg', 'png']) await mkdir(join(packaged, kind));
  await withBrowser(async (browser) => {
    for (const screen of screens) {
      for (const theme of themes) {
        const name = theme ? `${screen}-${theme}` : screen;
        const page = await openScreen(browser, packaged, screen, { theme });
        const draw = async (file) => {
          await readPictures(page, packaged);
          await writeFile(join(packaged, 'svg', `${file}.svg`), await page.evaluate(domToSvg));
        };
        const photograph = async (file, whole) => {
          const path = join(packaged, 'png', `${file}.png`);
          await page.screenshot({ path, fullPage: whole });
          if (reduce) await reduceColours(path);
        };
        await photograph(name, true);
        await page.setViewportSize(SIZES.phone);
        await photograph(`${name}-phone`, fullPage ?? false);
        if (svg) await draw(`${name}-phone`);
        await page.setViewportSize(SIZES.desk);
        await draw(name);
        await page.close();
      }
    }
  });
}
