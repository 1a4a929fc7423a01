import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { domToSvg } from '../../lib/dom-to-svg.mjs';
import { copyFonts } from '../../lib/package-files.mjs';
import { eachPage, PX_PER_MM } from '../../lib/pages.mjs';
import { openPage, printPdf, withBrowser } from '../../lib/photograph.mjs';
import { toWebp } from '../../lib/pictures.mjs';
import { photographTable } from '../../lib/table.mjs';

const DOCUMENTS = {
  invoice: { width: 210 * PX_PER_MM, height: 297 * PX_PER_MM },
  menu: { width: 297 * PX_PER_MM, height: 210 * PX_PER_MM },
  deck: { width: 1920, height: 1080 },
};

/** Each document as HTML, as PDF with live text, and page by page as SVG. */
export async function buildPackage({ folder, packaged }) {
  await cp(join(folder, 'source'), join(packaged, 'html'), { recursive: true });
  await copyFonts(join(packaged, 'html', 'fonts'));
  await mkdir(join(packaged, 'svg'));
  await cp(join(folder, 'README.md'), join(packaged, 'README.md'));
  await withBrowser(async (browser) => {
    for (const name of Object.keys(DOCUMENTS)) {
      await printPdf(browser, join(packaged, 'html', `${name}.html`), join(packaged, 'pdf', `${name}.pdf`));
      await eachPage(browser, packaged, name, DOCUMENTS[name], async (page, file) => {
        await writeFile(join(packaged, 'svg', `${file}.svg`), await page.evaluate(domToSvg));
      });
    }
  });
}

/** The three on the table, the deck's pages, the invoice close, and the menu laid for supper. */
export async function takePictures(job) {
  const shot = (name) => join(job.cache, `${name}.png`);
  await copyFonts(join(job.cache, 'fonts'));
  await withBrowser(async (browser) => {
    for (const [name, scale] of [
      ['invoice', 2.4],
      ['menu', 1.8],
      ['deck', 1],
    ]) {
      await eachPage(browser, job.packaged, name, { ...DOCUMENTS[name], scale }, async (page, file) => {
        await page.screenshot({ path: shot(file) });
        if (file === 'menu-1') await page.locator('.front').screenshot({ path: shot('menu-front') });
      });
    }
    await writeFile(join(job.cache, 'gallery-1.html'), deckSheet());
    const page = await openPage(browser, join(job.cache, 'gallery-1.html'));
    await page.screenshot({ path: shot('gallery-1') });
    await page.close();
  });
  await toWebp(shot('gallery-1'), join(job.media, 'gallery-1.webp'));
  const sheet = (name, size, at, turn, curl = 0.012, more = {}) => ({
    kind: 'paper',
    image: shot(name),
    size,
    at,
    turn,
    curl,
    ...more,
  });
  await photographTable(job, 'cover', {
    studio: { spread: 0.62 },
    camera: { target: [0.0, 0.004, 0], distance: 1.07, pitch: 56, yaw: -9, lens: 70 },
    items: [
      sheet('deck-1', [0.4, 0.225], [0.07, 0.125, 0.0006], -5),
      sheet('invoice', [0.21, 0.297], [-0.125, -0.035, 0.0026], 9, 0.024),
      sheet('menu-front', [0.1485, 0.21], [0.135, -0.085, 0.0034], -11, 0.014),
      { kind: 'model', model: 'sphere', at: [0.245, -0.005, 0], glaze: 'iron', scale: 0.42 },
    ],
  });
  await photographTable(job, 'gallery-2', {
    studio: { spread: 0.5 },
    camera: {
      target: [0.014, -0.006, 0],
      distance: 0.46,
      pitch: 50,
      yaw: 17,
      lens: 70,
      focus: [0.02, -0.02, 0],
      stop: 14,
    },
    items: [sheet('invoice', [0.21, 0.297], [0, 0, 0.0006], 0, 0.01)],
  });
  await photographTable(job, 'gallery-3', {
    studio: { spread: 0.55 },
    camera: { target: [0.005, 0.018, 0.01], distance: 0.86, pitch: 40, yaw: 8, lens: 70 },
    items: [
      sheet('menu-2', [0.297, 0.21], [-0.03, -0.02, 0.0008], 7, 0.03),
      { kind: 'model', model: 'plate', at: [0.23, 0.02, 0], glaze: 'ash' },
      { kind: 'model', model: 'beaker', at: [0.13, 0.17, 0], glaze: 'iron' },
      { kind: 'model', model: 'candlestick', at: [-0.17, 0.15, 0], glaze: 'ink' },
      { kind: 'model', model: 'bowl', at: [-0.02, 0.18, 0], glaze: 'celadon', scale: 0.8 },
    ],
  });
}

/** The deck's eight pages, the cover large. */
function deckSheet() {
  const pages = Array.from({ length: 8 }, (_, index) => `<img src="deck-${index + 1}.png">`).join('');
  return `<!doctype html><style>@font-face{font-family:'Instrument Sans';src:url(fonts/instrument-sans.woff2)}p{align-self:end;margin:0 0 8px 16px;color:#8e8b82}body{margin:0;width:1600px;height:1200px;background:#0f0f0d;display:grid;font:500 26px/1.35 'Instrument Sans';grid-template-columns:repeat(3,484px);grid-auto-rows:272px;gap:16px;place-content:center}
img{width:100%;height:100%;display:block;outline:1px solid #2a2924}img:first-child{grid-area:span 2/span 2}</style>${pages}<p>Eight pages<br>1920 × 1080<br>PDF, HTML, SVG</p>`;
}
