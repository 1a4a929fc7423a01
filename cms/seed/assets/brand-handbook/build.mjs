import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { domToSvg } from '../../lib/dom-to-svg.mjs';
import { photographFlat, wall } from '../../lib/flat.mjs';
import { copyFonts } from '../../lib/package-files.mjs';
import { eachPage, PX_PER_MM } from '../../lib/pages.mjs';
import { printPdf, withBrowser } from '../../lib/photograph.mjs';
import { photographTable } from '../../lib/table.mjs';
import { bird, handbookHtml, phone, poster, ticket } from './handbook.mjs';

const SIZE = { width: 297 * PX_PER_MM, height: 210 * PX_PER_MM };

/** The handbook as HTML, as PDF with live text, and page by page as SVG; the mark as SVG in three colours. */
export async function buildPackage({ folder, packaged }) {
  for (const kind of ['html', 'svg', 'mark']) await mkdir(join(packaged, kind));
  await writeFile(join(packaged, 'html', 'handbook.html'), handbookHtml());
  await cp(join(folder, 'source', 'handbook.css'), join(packaged, 'html', 'handbook.css'));
  await copyFonts(join(packaged, 'html', 'fonts'), ['hanken-grotesk', 'spline-sans-mono-400']);
  await cp(join(folder, 'README.md'), join(packaged, 'README.md'));
  for (const [name, colour, ground] of [
    ['night', '#14243f', '#ffffff'],
    ['orange', '#ff5f2e', '#ffffff'],
    ['chalk', '#faf6ec', '#14243f'],
  ]) {
    const drawn = bird(108, colour, ground).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
    await writeFile(join(packaged, 'mark', `bird-${name}.svg`), `${drawn}\n`);
  }
  await withBrowser(async (browser) => {
    await printPdf(browser, join(packaged, 'html', 'handbook.html'), join(packaged, 'handbook.pdf'));
    await eachPage(browser, packaged, 'handbook', SIZE, async (page, file) => {
      const number = file.replace('handbook-', '').padStart(2, '0');
      await writeFile(join(packaged, 'svg', `page-${number}.svg`), await page.evaluate(domToSvg));
    });
  });
}

/** Three pages on the table, all 24, a wall of them, and what they describe in use. */
export async function takePictures(job) {
  const shot = (name) => join(job.cache, `${name}.png`);
  await mkdir(job.cache, { recursive: true });
  await withBrowser(async (browser) => {
    await eachPage(browser, job.packaged, 'handbook', { ...SIZE, scale: 1.5 }, async (page, file) => {
      await page.screenshot({ path: shot(file) });
    });
    await copyFonts(join(job.cache, 'fonts'), ['hanken-grotesk', 'spline-sans-mono-400']);
    await photographFlat(browser, job, 'gallery-1', overview());
    await photographFlat(browser, job, 'gallery-2', spreads());
    await photographFlat(browser, job, 'gallery-3', inUse());
  });
  await photographTable(job, 'cover', cover(shot));
}

/** Title, palette and pattern on the shop's table. */
function cover(shot) {
  const sheet = (page, at, turn, curl) => ({
    kind: 'paper',
    image: shot(`handbook-${page}`),
    size: [0.297, 0.21],
    at,
    turn,
    curl,
  });
  return {
    studio: { spread: 0.7, key: 1 },
    camera: { target: [0.012, 0.018, 0], distance: 0.97, pitch: 50, yaw: -8, lens: 70 },
    items: [
      sheet(20, [0.15, 0.13, 0.0006], -12, 0.003),
      sheet(12, [-0.13, 0.1, 0.0022], 12, 0.001),
      sheet(1, [0.005, -0.055, 0.0045], -4, 0.01),
      { kind: 'model', model: 'sphere', at: [0.215, -0.06, 0], glaze: 'signal', scale: 0.36 },
    ],
  };
}

/** All 24 pages, five in a row. */
function overview() {
  const pages = Array.from({ length: 24 }, (_, index) => `<img src="handbook-${index + 1}.png">`).join('');
  return {
    css: 'body{display:grid;grid-template-columns:repeat(5,288px);gap:16px;place-content:center}img{width:288px;height:203px}',
    body: pages,
  };
}

function spreads() {
  const page = (number) => [`handbook-${number}`, 800];
  const columns = [
    [page(12), page(16), page(3)],
    [page(14), page(6), page(13)],
    [page(20), page(17), page(11)],
  ];
  return wall(columns, { width: 760, gap: 26, turn: 8, offsets: [-60, -330, -190], shift: [-370, -110] });
}

/** What the handbook describes: poster, ticket and telephone. */
function inUse() {
  return {
    css: `@font-face{font-family:'Hanken Grotesk';src:url(fonts/hanken-grotesk.woff2);font-weight:100 900}
@font-face{font-family:'Spline Sans Mono';src:url(fonts/spline-sans-mono-400.woff2)}
body{font-family:'Hanken Grotesk';color:#14243f;line-height:1.45}p,h2{font-size:11pt}.mono{font:400 8.5pt/1.5 'Spline Sans Mono'}.word{font-weight:800;letter-spacing:-.05em;line-height:1}h2{line-height:1.05;font-weight:800;letter-spacing:-.03em}
section{position:absolute;transform-origin:0 0}svg{display:block}`,
    body: `<section style="left:90px;top:-40px;transform:scale(1.62)">${poster(206)}</section><section style="left:1110px;top:120px;transform:scale(1.62)">${ticket}</section><section style="left:1110px;top:560px;transform:scale(1.62)">${phone}</section>`,
  };
}
