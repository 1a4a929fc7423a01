import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photographFlat, wall } from '../../lib/flat.mjs';
import { copyFonts } from '../../lib/package-files.mjs';
import { withBrowser } from '../../lib/photograph.mjs';
import { exportScreens, openScreen, SIZES } from '../../lib/screens.mjs';
import { photographTable } from '../../lib/table.mjs';
import { SCENES } from './scenes.mjs';
import { SCREENS, screenHtml } from './screens.mjs';

/** HTML and CSS of six screens with their pictures; each screen as PNG and SVG, desk and phone. */
export async function buildPackage({ folder, packaged }) {
  const html = join(packaged, 'html');
  await mkdir(join(html, 'pictures'), { recursive: true });
  for (const screen of SCREENS) await writeFile(join(html, `${screen}.html`), await screenHtml(screen));
  for (const [name, draw] of Object.entries(SCENES)) await writeFile(join(html, 'pictures', `${name}.svg`), draw());
  for (const sheet of ['tokens.css', 'night.css']) await cp(join(folder, 'source', sheet), join(html, sheet));
  await copyFonts(join(html, 'fonts'), ['instrument-serif', 'instrument-serif-italic', 'instrument-sans']);
  await cp(join(folder, 'README.md'), join(packaged, 'README.md'));
  await exportScreens(packaged, SCREENS, [null], { svg: true, fullPage: true, reduce: true });
}

/** Tablet and phone at night, all screens, the booking form, the pictures, and the confirmation at the table. */
export async function takePictures(job) {
  const shot = (name) => join(job.cache, `${name}.png`);
  await mkdir(job.cache, { recursive: true });
  await withBrowser(async (browser) => {
    const take = async (screen, size, scale, name, fullPage = false) => {
      const page = await openScreen(browser, job.packaged, screen, { size, scale });
      await page.screenshot({ path: shot(name), fullPage });
      await page.close();
    };
    await take('home', { width: 760, height: 1020 }, 1.8, 'tablet');
    await take('confirmation', SIZES.phone, 2.4, 'phone');
    await take('booking', { width: 1180, height: 885 }, 1.36, 'gallery-2');
    for (const screen of SCREENS) await take(screen, { width: 1240, height: 900 }, 0.7, `wall-${screen}`, true);
    for (const [name, draw] of Object.entries(SCENES)) await writeFile(join(job.cache, `${name}.svg`), draw());
    await photographFlat(browser, job, 'gallery-1', screensWall());
    await photographFlat(browser, job, 'gallery-2', { css: 'img{width:1600px}', body: '<img src="gallery-2.png">' });
    await photographFlat(browser, job, 'gallery-3', pictures());
  });
  const screen = (image, size, at, turn, more = {}) => ({
    kind: 'screen',
    image: shot(image),
    size,
    at,
    turn,
    glow: 1.1,
    ...more,
  });
  await photographTable(job, 'cover', {
    studio: { spread: 0.6, key: 0.8 },
    camera: { target: [-0.006, 0.0, 0.122], distance: 0.98, pitch: 12, yaw: -15, lens: 74 },
    items: [
      screen('tablet', [0.197, 0.264], [-0.06, 0.045, 0.138], 4, { lean: 80 }),
      screen('phone', [0.076, 0.1645], [0.1, -0.02, 0.0845], -12, { lean: 76, frame: 0.0035 }),
      { kind: 'model', model: 'candlestick', at: [0.215, 0.09, 0], glaze: 'signal', scale: 0.95 },
      { kind: 'model', model: 'sphere', at: [-0.205, -0.03, 0], glaze: 'bone', scale: 0.26 },
    ],
  });
  await photographTable(job, 'gallery-4', {
    studio: { spread: 0.55, key: 0.95 },
    camera: { target: [0.0, 0.02, 0.01], distance: 0.74, pitch: 44, yaw: 12, lens: 70 },
    items: [
      { kind: 'model', model: 'plate', at: [-0.105, 0.06, 0], glaze: 'bone' },
      screen('phone', [0.085, 0.184], [0.055, -0.02, 0.001], -8, { frame: 0.004 }),
      { kind: 'model', model: 'goblet', at: [0.14, 0.13, 0], glaze: 'iron' },
      { kind: 'model', model: 'candlestick', at: [0.035, 0.15, 0], glaze: 'signal', scale: 0.75 },
      { kind: 'model', model: 'cup', at: [0.185, 0, 0], glaze: 'celadon', turn: 230 },
    ],
  });
}

function screensWall() {
  const [home, rooms, supper, booking, confirmation, contact] = SCREENS.map((screen) => `wall-${screen}`);
  return wall(
    [
      [
        [rooms, 900],
        [contact, 800],
      ],
      [
        [home, 1240],
        [supper, 700],
      ],
      [
        [supper, 700],
        [booking, 1000],
      ],
      [
        [confirmation, 760],
        [contact, 900],
      ],
    ],
    { width: 600, gap: 30, turn: 9, offsets: [-60, -140, -330, -260], shift: [-440, 0] },
  );
}

/** Rooms, plate, key and map around the house. */
function pictures() {
  const image = (name, area) => `<img src="${name}.svg" style="grid-area:${area}">`;
  const areas = ['harbour', 'roof', 'yard', 'supper', 'key', 'map'];
  return {
    css: `body{display:grid;gap:24px;padding:56px;height:1200px;grid-template-columns:700px 1fr 1fr;grid-template-rows:repeat(3,minmax(0,1fr));grid-template-areas:'house harbour roof' 'house yard supper' 'house key map'}
img{width:100%;height:100%;min-height:0;object-fit:cover}`,
    body: image('house', 'house') + areas.map((name) => image(name, name)).join(''),
  };
}
