import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFonts } from '../../lib/package-files.mjs';
import { openPage, withBrowser } from '../../lib/photograph.mjs';
import { toWebp } from '../../lib/pictures.mjs';
import { exportScreens, openScreen, SIZES } from '../../lib/screens.mjs';
import { photographTable } from '../../lib/table.mjs';
import { SCREENS, screenHtml } from './screens.mjs';

/** HTML and CSS of six screens, each also as PNG (desk and phone) and as SVG, in both themes. */
export async function buildPackage({ folder, packaged }) {
  const html = join(packaged, 'html');
  await mkdir(html);
  for (const screen of SCREENS) await writeFile(join(html, `${screen}.html`), await screenHtml(screen));
  for (const sheet of ['tokens.css', 'ledger.css']) await cp(join(folder, 'source', sheet), join(html, sheet));
  await copyFonts(join(html, 'fonts'));
  await cp(join(folder, 'README.md'), join(packaged, 'README.md'));
  await exportScreens(packaged, SCREENS, ['dark', 'paper']);
}

/** A screen on the dark table, both themes of the list, the components, and screen with phone. */
export async function takePictures(job) {
  const shot = (name) => join(job.cache, `${name}.png`);
  await withBrowser(async (browser) => {
    const take = async (name, screen, theme, size, scale) => {
      const page = await openScreen(browser, job.packaged, screen, { theme, size, scale });
      await page.screenshot({ path: shot(name) });
      await page.close();
    };
    await take('screen', 'overview', 'dark', { width: 1360, height: 850 }, 2);
    await take('paper-order', 'order', 'paper', { width: 1100, height: 688 }, 2);
    await take('phone', 'order', 'dark', SIZES.phone, 2);
    await take('dark', 'orders', 'dark', { width: 1180, height: 885 }, 1.36);
    await take('paper', 'orders', 'paper', { width: 1180, height: 885 }, 1.36);
    await take('gallery-2', 'components', 'dark', { width: 1220, height: 915 }, 1.3115);
    await writeFile(join(job.cache, 'halves.html'), halves());
    const page = await openPage(browser, join(job.cache, 'halves.html'));
    await page.screenshot({ path: shot('gallery-1') });
    await page.close();
  });
  for (const flat of ['gallery-1', 'gallery-2']) await toWebp(shot(flat), join(job.media, `${flat}.webp`));

  const screen = (image, size, at, turn, more = {}) => ({ kind: 'screen', image, size, at, turn, glow: 1.2, ...more });
  const studio = { spread: 0.6, key: 0.75 };
  await photographTable(job, 'cover', {
    studio,
    camera: { target: [0.01, 0.02, 0.098], distance: 1.13, pitch: 14, yaw: 17, lens: 75 },
    items: [
      screen(shot('screen'), [0.36, 0.225], [0, 0.05, 0.118], 0, { lean: 78 }),
      { kind: 'model', model: 'cup', at: [0.225, 0.0, 0], glaze: 'bone', turn: 215 },
      { kind: 'model', model: 'sphere', at: [-0.215, -0.045, 0], glaze: 'signal', scale: 0.34 },
    ],
  });
  await photographTable(job, 'gallery-3', {
    studio,
    camera: { target: [0.01, 0.006, 0.024], distance: 1.02, pitch: 42, yaw: -12, lens: 70 },
    items: [
      screen(shot('paper-order'), [0.32, 0.2], [-0.05, 0.05, 0.05], 3, { lean: 26, glow: 1.6 }),
      { kind: 'model', model: 'wedge', at: [-0.05, 0.1, -0.012], glaze: 'ink', turn: 90, scale: 0.9 },
      screen(shot('phone'), [0.085, 0.184], [0.165, -0.075, 0.001], -10, { frame: 0.004 }),
      { kind: 'model', model: 'beaker', at: [0.2, 0.13, 0], glaze: 'iron' },
    ],
  });
}

/** The two themes side by side, cut along a slant. */
function halves() {
  return `<!doctype html><style>body{margin:0;width:1600px;height:1200px;overflow:hidden;background:#0f0f0d}
img{position:absolute;width:1600px;height:1200px}img+img{clip-path:polygon(58% 0,100% 0,100% 100%,42% 100%)}</style>
<img src="dark.png"><img src="paper.png">`;
}
