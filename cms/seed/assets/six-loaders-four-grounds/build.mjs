/* global document -- functions given to page.evaluate run in the browser */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { film, holdAt } from '../../lib/film.mjs';
import { copyFonts } from '../../lib/package-files.mjs';
import { openPage, withBrowser } from '../../lib/photograph.mjs';
import { toWebp } from '../../lib/pictures.mjs';
import { photographTable } from '../../lib/table.mjs';
import { GROUNDS, groundPage, LOADERS, loader, LOOP } from './grounds.mjs';
import { everything, fourGrounds, inUse, moments, panel } from './views.mjs';

/** Loaders as SVG; grounds as HTML and MP4; one page that shows everything. */
export async function buildPackage({ folder, packaged }) {
  await mkdir(join(packaged, 'loaders'));
  await mkdir(join(packaged, 'grounds'));
  for (const name of LOADERS) await writeFile(join(packaged, 'loaders', `${name}.svg`), await loader(name));
  for (const name of GROUNDS) await writeFile(join(packaged, 'grounds', `${name}.html`), await groundPage(name));
  await copyFonts(join(packaged, 'fonts'));
  await writeFile(join(packaged, 'overview.html'), await everything());
  await cp(join(folder, 'README.md'), join(packaged, 'README.md'));
  await withBrowser(async (browser) => {
    for (const name of GROUNDS) {
      const out = join(packaged, 'grounds', `${name}.mp4`);
      const size = { width: 1280, height: 720 };
      await film(browser, join(packaged, 'grounds', `${name}.html`), out, { loop: LOOP, ...size });
    }
  });
}

/** The film of everything, a panel on the table, the moments of each loader, the grounds, and a page in use. */
export async function takePictures(job) {
  await copyFonts(join(job.cache, 'fonts'));
  const views = {
    'gallery-1': await moments(),
    'gallery-2': await fourGrounds(),
    'gallery-3': await inUse(),
    panel: await panel(),
  };
  await withBrowser(async (browser) => {
    for (const [name, html] of Object.entries(views)) {
      await writeFile(join(job.cache, `${name}.html`), html);
      const size = name === 'panel' ? { width: 1500, height: 1000 } : {};
      const page = await openPage(browser, join(job.cache, `${name}.html`), { ...size, still: false });
      await holdAt(page, 1.3);
      await page.evaluate(() => {
        for (const cell of document.querySelectorAll('[data-at]')) {
          for (const animation of cell.getAnimations({ subtree: true }))
            animation.currentTime = Number(cell.dataset.at) * 1000;
        }
      });
      await page.screenshot({ path: join(job.cache, `${name}.png`) });
      await page.close();
      if (name !== 'panel') await toWebp(join(job.cache, `${name}.png`), join(job.media, `${name}.webp`));
    }
    await writeFile(join(job.cache, 'film.html'), await everything('film'));
    const size = { width: 1280, height: 960, crf: 23 };
    await film(browser, join(job.cache, 'film.html'), join(job.media, 'preview.mp4'), { loop: LOOP, ...size });
  });
  await photographTable(job, 'cover', {
    studio: { spread: 0.6, key: 0.75 },
    camera: { target: [0, 0.01, 0.03], distance: 0.98, pitch: 40, yaw: 20, lens: 70 },
    items: [
      {
        kind: 'screen',
        image: join(job.cache, 'panel.png'),
        size: [0.36, 0.24],
        at: [0, 0, 0.058],
        turn: 2,
        lean: 24,
        glow: 1.3,
      },
      { kind: 'model', model: 'wedge', at: [0, 0.07, -0.008], glaze: 'ink', turn: 90 },
      { kind: 'model', model: 'sphere', at: [0.2, -0.075, 0], glaze: 'bone', scale: 0.4 },
    ],
  });
}
