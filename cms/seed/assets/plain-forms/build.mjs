import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photographFlat } from '../../lib/flat.mjs';
import { copyFonts } from '../../lib/package-files.mjs';
import { withBrowser } from '../../lib/photograph.mjs';
import { exportScreens, openScreen } from '../../lib/screens.mjs';
import { photographTable } from '../../lib/table.mjs';
import { SCREENS, screenHtml } from './screens.mjs';

/** Four sheets of components and a sample form, light and dark, each as HTML, PNG and SVG. */
export async function buildPackage({ folder, packaged }) {
  const html = join(packaged, 'html');
  await mkdir(html);
  for (const screen of SCREENS) await writeFile(join(html, `${screen}.html`), await screenHtml(screen));
  for (const sheet of ['tokens.css', 'forms.css']) await cp(join(folder, 'source', sheet), join(html, sheet));
  await copyFonts(join(html, 'fonts'), ['hanken-grotesk', 'spline-sans-mono-400']);
  await cp(join(folder, 'README.md'), join(packaged, 'README.md'));
  await exportScreens(packaged, SCREENS, ['light', 'dark'], { fullPage: true, reduce: true });
}

/** Two panels that lean on each other, the fields in both themes, feedback, data, and the sample form in use. */
export async function takePictures(job) {
  const shot = (name) => join(job.cache, `${name}.png`);
  await mkdir(job.cache, { recursive: true });
  await withBrowser(async (browser) => {
    const take = async (name, screen, theme, size, scale) => {
      const page = await openScreen(browser, job.packaged, screen, { theme, size, scale });
      await page.screenshot({ path: shot(name) });
      await page.close();
    };
    await take('light', 'fields', 'light', { width: 1180, height: 885 }, 1.36);
    await take('dark', 'fields', 'dark', { width: 1180, height: 885 }, 1.36);
    await take('feedback', 'feedback', 'dark', { width: 1180, height: 885 }, 1.36);
    await take('data', 'data', 'light', { width: 1120, height: 840 }, 1.43);
    await take('panel-light', 'choices', 'light', { width: 560, height: 745 }, 2.6);
    await take('panel-dark', 'feedback', 'dark', { width: 560, height: 745 }, 2.6);
    await take('sample', 'sample', 'light', { width: 1180, height: 800 }, 1.2);
    await take('phone', 'sample', 'dark', { width: 390, height: 844 }, 1.25);
    await photographFlat(browser, job, 'gallery-1', halves());
    for (const [name, image] of Object.entries({ 'gallery-2': 'feedback', 'gallery-3': 'data' })) {
      await photographFlat(browser, job, name, {
        css: 'img{width:1600px;height:1200px}',
        body: `<img src="${image}.png">`,
      });
    }
    await photographFlat(browser, job, 'gallery-4', inUse());
  });
  const screen = (image, at, turn, lean, glow) => ({
    kind: 'screen',
    image: shot(image),
    size: [0.2, 0.266],
    at,
    turn,
    lean,
    glow,
  });
  await photographTable(job, 'cover', {
    studio: { spread: 0.6, key: 0.85 },
    camera: { target: [0.012, 0.01, 0.117], distance: 0.96, pitch: 18, yaw: 6, lens: 72 },
    items: [
      screen('panel-light', [-0.105, 0.03, 0.128], 14, 72, 1.45),
      screen('panel-dark', [0.115, 0.03, 0.128], -12, 72, 1.5),
      { kind: 'model', model: 'cube', at: [0.004, -0.075, 0], glaze: 'signal', scale: 0.36, turn: 28 },
    ],
  });
}

/** The two themes side by side, cut along a slant. */
function halves() {
  return {
    css: 'img{position:absolute;width:1600px;height:1200px}img+img{clip-path:polygon(58% 0,100% 0,100% 100%,42% 100%)}',
    body: '<img src="light.png"><img src="dark.png">',
  };
}

/** The sample form on a wide window, and on a phone before it. */
function inUse() {
  return {
    css: 'img{position:absolute}img:first-child{left:110px;top:110px;width:1416px;border-radius:10px}img:last-child{right:130px;bottom:-60px;width:430px;border-radius:34px;outline:14px solid #0f0f0d}',
    body: '<img src="sample.png"><img src="phone.png">',
  };
}
