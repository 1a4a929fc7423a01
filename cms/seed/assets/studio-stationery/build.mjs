import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { domToSvg } from '../../lib/dom-to-svg.mjs';
import { photographFlat, wall } from '../../lib/flat.mjs';
import { copyFonts } from '../../lib/package-files.mjs';
import { eachPage, PX_PER_MM } from '../../lib/pages.mjs';
import { openPage, printPdf, shoot, withBrowser } from '../../lib/photograph.mjs';
import { fill } from '../../lib/screens.mjs';
import { photographTable } from '../../lib/table.mjs';
import { cropMarks, mark, pattern } from './modules.mjs';

const [INK, SALMON, ROSE] = ['#241a1c', '#ffab96', '#ffd9cd'];
const COLOURS = { salmon: [SALMON, INK, '#ffffff'], rose: [ROSE, SALMON, INK], ink: [INK, SALMON, ROSE] };
const mm = (width, height) => ({ width: width * PX_PER_MM, height: height * PX_PER_MM });
const DOCUMENTS = { letterhead: mm(210, 297), card: mm(105, 75), slip: mm(230, 119), envelope: mm(220, 110) };

/** Fills the marks and patterns into the sources. */
async function writeHtml(folder, html) {
  for (const name of [...Object.keys(DOCUMENTS), 'signature']) {
    const source = await readFile(join(folder, 'source', `${name}.html`), 'utf8');
    const made = fill(source, {
      mark: (size) => mark(size, INK),
      crop: (width, height) => cropMarks(Number(width), Number(height)),
      pattern: (columns, rows, seed, width, height, colour) =>
        pattern(Number(columns), Number(rows), seed, width, height, COLOURS[colour]),
    });
    await writeFile(join(html, `${name}.html`), made);
  }
}

/** Five pieces as HTML, four of them as PDF and page by page as SVG, the letterhead also blank. */
export async function buildPackage({ folder, packaged }) {
  const html = join(packaged, 'html');
  for (const kind of ['html', 'svg', 'pdf']) await mkdir(join(packaged, kind));
  await writeHtml(folder, html);
  await cp(join(folder, 'source', 'stationery.css'), join(html, 'stationery.css'));
  await copyFonts(join(html, 'fonts'), ['archivo']);
  await cp(join(folder, 'README.md'), join(packaged, 'README.md'));
  const single = mark(40, INK).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  await writeFile(join(packaged, 'svg', 'mark.svg'), `${single}\n`);
  await withBrowser(async (browser) => {
    await shoot(browser, join(packaged, 'svg', 'mark.svg'), join(html, 'mark.png'), {
      width: 151,
      height: 151,
      scale: 2,
    });
    for (const [name, size] of Object.entries(DOCUMENTS)) {
      await printPdf(browser, join(html, `${name}.html`), join(packaged, 'pdf', `${name}.pdf`));
      await eachPage(browser, packaged, name, size, async (page, file) => {
        await writeFile(join(packaged, 'svg', `${file}.svg`), await page.evaluate(domToSvg));
      });
    }
    const blank = await openPage(browser, join(html, 'letterhead.html'));
    await blank.addStyleTag({ content: '.sample { visibility: hidden }' });
    await blank.pdf({
      path: join(packaged, 'pdf', 'letterhead-blank.pdf'),
      preferCSSPageSize: true,
      printBackground: true,
    });
    await blank.close();
  });
}

/** All pieces on the table, the cards, the letter close, the print sheet with its marks, and the signature in a mail. */
export async function takePictures(job) {
  const shot = (name) => join(job.cache, `${name}.png`);
  await mkdir(job.cache, { recursive: true });
  await cp(join(job.packaged, 'html', 'mark.png'), shot('mark'));
  await withBrowser(async (browser) => {
    for (const [name, size] of Object.entries(DOCUMENTS)) {
      const crop = { card: 10, slip: 10 }[name] ?? 0;
      await eachPage(browser, job.packaged, name, { ...size, scale: 3 }, async (page, file) => {
        await page.screenshot({ path: shot(`sheet-${file}`) });
        const [x, y] = [crop * PX_PER_MM, crop * PX_PER_MM];
        await page.screenshot({
          path: shot(file),
          clip: { x, y, width: size.width - 2 * x, height: size.height - 2 * y - 0.4 },
        });
      });
    }
    await photographFlat(browser, job, 'gallery-1', cards());
    await photographFlat(browser, job, 'gallery-2', printSheet());
    await photographFlat(browser, job, 'gallery-3', mail());
  });
  const paper = (name, size, at, turn, curl = 0.002) => ({ kind: 'paper', image: shot(name), size, at, turn, curl });
  await photographTable(job, 'cover', {
    studio: { spread: 0.6, key: 1.15 },
    camera: { target: [0.005, 0.005, 0], distance: 0.84, pitch: 60, yaw: 12, lens: 70 },
    items: [
      paper('envelope-2', [0.22, 0.11], [0.1, 0.135, 0.0008], -4),
      paper('letterhead-1', [0.21, 0.297], [-0.1, 0.005, 0.003], 9, 0.003),
      paper('slip-2', [0.21, 0.099], [0.125, 0.0, 0.005], 16, 0.004),
      paper('card-4', [0.085, 0.055], [0, -0.1, 0.0085], -14, 0.0006),
      paper('card-1', [0.085, 0.055], [0.105, -0.105, 0.0065], 7, 0.0006),
      { kind: 'model', model: 'sphere', at: [0.2, -0.085, 0], glaze: 'signal', scale: 0.3 },
    ],
  });
}

/** Front and backs as a leaning wall. */
function cards() {
  const [front, salmon, rose, ink] = ['card-1', 'card-2', 'card-3', 'card-4'].map((name) => [name, 500]);
  const columns = [
    [ink, front, salmon, rose],
    [rose, salmon, front, ink],
    [front, ink, rose, salmon],
  ];
  return wall(columns, { width: 640, gap: 26, turn: -9, offsets: [-90, -250, -10], shift: [-180, -140] });
}

function printSheet() {
  return {
    css: `body{display:grid;place-items:center;background:#0f0f0d}figure{background:#fff;padding:0}img{width:1320px}p{position:absolute;left:140px;bottom:84px;color:#8e8b82}`,
    body: '<figure><img src="sheet-card-2.png"></figure><p>85 × 55 mm, 3 mm bleed, crop marks</p>',
  };
}

/** The signature below a short mail. */
function mail() {
  return {
    css: `main{position:absolute;left:170px;top:130px;width:1430px;height:1070px;background:#fff;color:#241a1c;padding:76px 84px;font:400 31px/1.5 Arial,Liberation Sans,sans-serif;border-radius:8px 0 0 0}
h1{font:700 40px/1.3 Arial,Liberation Sans,sans-serif}small{font-size:27px;color:#74686a;display:block;padding-bottom:44px;margin-bottom:44px;border-bottom:2px solid #e6dedc}
p+p{margin-top:34px}.sign{display:flex;gap:40px;margin-top:60px;line-height:43px}.sign img{width:122px;height:122px}.sign i{font-style:normal;color:#74686a}`,
    body: `<main><h1>Boat hall: drawings for the permit</h1><small>Anna Holm to Leila Haddad, 14 March, 09:12</small><p>Dear Ms Haddad,</p><p>the three sets are in the post. The roof has moved forty centimetres to the north, the crane keeps its path, nothing else has changed.</p><p>Until Thursday,</p><div class="sign"><img src="mark.png"><div><b>Anna Holm</b><br>Architect, partner<br><i>Lindqvist Holm Architects, Yard 3, Weaver Street, 7020 Norrby</i><br>+1 555 0143 &nbsp; <u>lindqvistholm.example</u></div></div></main>`,
  };
}
