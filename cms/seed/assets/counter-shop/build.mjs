import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photographFlat, wall } from '../../lib/flat.mjs';
import { copyFonts } from '../../lib/package-files.mjs';
import { shoot, withBrowser } from '../../lib/photograph.mjs';
import { exportScreens, openScreen, SIZES } from '../../lib/screens.mjs';
import { photographTable } from '../../lib/table.mjs';
import { KINDS, packetSvg } from './packets.mjs';
import { SCREENS, screenHtml } from './screens.mjs';

/** HTML and CSS of seven screens and twelve packets; each screen as PNG and SVG, desk and phone. */
export async function buildPackage({ folder, packaged }) {
  const html = join(packaged, 'html');
  await mkdir(join(html, 'pictures'), { recursive: true });
  for (const screen of SCREENS) await writeFile(join(html, `${screen}.html`), await screenHtml(screen));
  for (const kind of KINDS) await writeFile(join(html, 'pictures', `${kind}.svg`), packetSvg(kind));
  for (const sheet of ['tokens.css', 'counter.css']) await cp(join(folder, 'source', sheet), join(html, sheet));
  await copyFonts(join(html, 'fonts'), ['fraunces', 'hanken-grotesk']);
  await cp(join(folder, 'README.md'), join(packaged, 'README.md'));
  await exportScreens(packaged, SCREENS, [null], { svg: true, fullPage: true, reduce: true });
}

/** The home page among packets, all screens, three phones, the packets, and the shop in use at a potting bench. */
export async function takePictures(job) {
  const shot = (name) => join(job.cache, `${name}.png`);
  await mkdir(job.cache, { recursive: true });
  await withBrowser(async (browser) => {
    const take = async (screen, size, scale, name, fullPage = false) => {
      const page = await openScreen(browser, job.packaged, screen, { size, scale });
      await page.screenshot({ path: shot(name), fullPage });
      await page.close();
    };
    await take('home', { width: 1320, height: 880 }, 1.7, 'screen');
    await take('product', SIZES.phone, 2, 'phone');
    for (const screen of SCREENS) await take(screen, SIZES.desk, 0.62, `wall-${screen}`, true);
    for (const screen of ['list', 'product', 'checkout'])
      await take(screen, { width: 390, height: 900 }, 1.3, `tall-${screen}`);
    for (const kind of KINDS) {
      await writeFile(join(job.cache, `${kind}.html`), `<style>body{margin:0}</style>${packetSvg(kind)}`);
      await shoot(browser, join(job.cache, `${kind}.html`), shot(kind), { width: 300, height: 400, scale: 2.5 });
    }
    await photographFlat(browser, job, 'gallery-1', screensWall());
    await photographFlat(browser, job, 'gallery-2', phones());
    await photographFlat(browser, job, 'gallery-3', packets());
  });
  const packet = (kind, at, turn, more = {}) => ({
    kind: 'paper',
    image: shot(kind),
    size: [0.093, 0.124],
    at,
    turn,
    curl: 0.003,
    ...more,
  });
  const screen = (image, size, at, turn, more = {}) => ({
    kind: 'screen',
    image: shot(image),
    size,
    at,
    turn,
    glow: 0.62,
    ...more,
  });
  await photographTable(job, 'cover', {
    studio: { spread: 0.6, key: 0.9 },
    camera: { target: [0.0, 0.0, 0.01], distance: 0.86, pitch: 58, yaw: 10, lens: 70 },
    items: [
      screen('screen', [0.36, 0.24], [-0.045, 0.045, 0.001], 8),
      packet('beet', [0.135, -0.1, 0.012], -16),
      packet('sunflower', [0.205, -0.02, 0.01], 12),
      packet('radish', [-0.2, -0.135, 0.012], 21),
      { kind: 'model', model: 'sphere', at: [-0.095, -0.135, 0], glaze: 'signal', scale: 0.3 },
    ],
  });
  await photographTable(job, 'gallery-4', {
    studio: { spread: 0.55, key: 0.95 },
    camera: { target: [0.01, 0.02, 0.06], distance: 0.82, pitch: 22, yaw: -12, lens: 72 },
    items: [
      screen('phone', [0.085, 0.184], [-0.055, -0.02, 0.094], 12, { lean: 74, frame: 0.004 }),
      { kind: 'model', model: 'planter', at: [0.085, 0.06, 0], glaze: 'clay', scale: 0.95 },
      { kind: 'model', model: 'jug', at: [-0.19, 0.1, 0], glaze: 'bone', turn: 200 },
      packet('carrot', [0.055, -0.075, 0.058], -14, { lean: 72 }),
      packet('poppy', [0.19, -0.05, 0.001], -38),
      { kind: 'model', model: 'sphere', at: [-0.165, -0.06, 0], glaze: 'signal', scale: 0.26 },
    ],
  });
}

function screensWall() {
  const [home, list, product, cart, checkout, order, account] = SCREENS.map((screen) => `wall-${screen}`);
  return wall(
    [
      [
        [checkout, 640],
        [home, 780],
      ],
      [
        [home, 860],
        [account, 700],
      ],
      [
        [list, 1000],
        [order, 560],
      ],
      [
        [product, 780],
        [cart, 620],
      ],
    ],
    { width: 560, gap: 32, turn: -10, offsets: [60, -120, -40, -200], shift: [-400, -60] },
  );
}

function phones() {
  const screens = ['list', 'product', 'checkout'].map((screen) => `<img src="tall-${screen}.png">`).join('');
  return {
    css: `body{display:flex;justify-content:center;gap:46px}img{width:458px;height:1057px;border-radius:26px}img:nth-child(1){margin-top:-70px}img:nth-child(2){margin-top:72px}img:nth-child(3){margin-top:213px}`,
    body: screens,
  };
}

function packets() {
  const all = KINDS.map((kind) => `<img src="${kind}.png">`).join('');
  return {
    css: `body{display:grid;grid-template-columns:repeat(4,264px);gap:30px;place-content:center}img{width:264px}`,
    body: all,
  };
}
