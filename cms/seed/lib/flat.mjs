import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFonts } from './package-files.mjs';
import { shoot } from './photograph.mjs';
import { toWebp } from './pictures.mjs';

const HOUSE = `@font-face{font-family:'Instrument Sans';src:url(fonts/instrument-sans.woff2);font-weight:400 700}
@font-face{font-family:'Bricolage Grotesque';src:url(fonts/bricolage-grotesque.woff2);font-weight:200 800;font-stretch:75% 100%}
*{box-sizing:border-box;margin:0}
body{width:1600px;height:1200px;overflow:hidden;background:#0f0f0d;color:#f1ede2;font:500 24px/1.35 'Instrument Sans',sans-serif}
img{display:block}`;

/** Photographs `body` with `css` on the house's ink, 1600 × 1200, as media/<shot>.webp; pictures are found in the cache. */
export async function photographFlat(browser, job, shot, { css, body }) {
  if (job.only && job.only !== shot) return;
  await mkdir(job.cache, { recursive: true });
  await copyFonts(join(job.cache, 'fonts'));
  const page = join(job.cache, `${shot}.html`);
  await writeFile(page, `<!doctype html><meta charset="utf-8"><style>${HOUSE}\n${css}</style>${body}`);
  await shoot(browser, page, join(job.cache, `${shot}.png`));
  await toWebp(join(job.cache, `${shot}.png`), join(job.media, `${shot}.webp`));
}

/**
 * A leaning wall of pages on ink: `columns` of [file, height at most] lists, each `width` wide, turned by `turn` degrees.
 * A column starts at `offsets[index]`; all in pixels of the picture.
 */
export function wall(columns, { width, gap = 28, turn = -12, offsets, shift = [0, 0] }) {
  const shown = ([file, height]) => `<img src="${file}.png" style="max-height:${height}px">`;
  const stacks = columns.map(
    (pages, index) => `<div style="margin-top:${offsets[index]}px">${pages.map(shown).join('')}</div>`,
  );
  return {
    css: `main{position:absolute;left:${shift[0]}px;top:${shift[1]}px;display:flex;gap:${gap}px;transform:rotate(${turn}deg);transform-origin:50% 50%}
main div{width:${width}px;display:grid;gap:${gap}px;align-content:start}main img{width:100%;object-fit:cover;object-position:top}`,
    body: `<main>${stacks.join('')}</main>`,
  };
}
