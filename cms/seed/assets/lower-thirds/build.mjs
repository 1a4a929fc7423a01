/* global document -- functions given to page.evaluate run in the browser */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { film, holdAt } from '../../lib/film.mjs';
import { copyFonts } from '../../lib/package-files.mjs';
import { openPage, withBrowser } from '../../lib/photograph.mjs';
import { toWebp } from '../../lib/pictures.mjs';
import { blender } from '../../lib/run.mjs';
import { titlePage, titles } from './titles.mjs';
import { allTitles, cover, EACH, filmed, inUse, moments } from './views.mjs';

/** The titles as pages with their style, script and renderer; each as a transparent film and as a still. */
export async function buildPackage({ folder, packaged }) {
  const all = await titles();
  for (const file of ['titles.css', 'titles.json', 'render.mjs'])
    await cp(join(folder, 'source', file), join(packaged, file));
  const script = await readFile(join(folder, 'source', 'titles.js'), 'utf8');
  for (const title of all) await writeFile(join(packaged, `${title.style}.html`), titlePage(title, script));
  await copyFonts(join(packaged, 'fonts'));
  await cp(join(folder, 'README.md'), join(packaged, 'README.md'));
  const { renderTitle } = await import(join(packaged, 'render.mjs'));
  await withBrowser(async (browser) => {
    for (const title of all) await renderTitle(browser, title, packaged);
  });
}

async function renderFrame({ folder, cache, draft }) {
  const [samples, width, height] = draft ? [4, 640, 360] : [8, 1280, 720];
  const out = join(cache, 'frame.png');
  await blender(join(folder, 'scene.py'), { shot: 'frame', out, cache, samples, width, height, exposure: 0 });
}

/** Photographs a page of titles: all at rest, but those with data-at at their own second. */
async function photograph(browser, job, shot, html) {
  await writeFile(join(job.cache, `${shot}.html`), html);
  const page = await openPage(browser, join(job.cache, `${shot}.html`), { still: false });
  await holdAt(page, 2);
  await page.evaluate(() => {
    for (const cell of document.querySelectorAll('[data-at]')) {
      for (const animation of cell.getAnimations({ subtree: true }))
        animation.currentTime = Number(cell.dataset.at) * 1000;
    }
  });
  await page.screenshot({ path: join(job.cache, `${shot}.png`) });
  await page.close();
  const limit = shot === 'cover' ? 200_000 : 250_000;
  await toWebp(join(job.cache, `${shot}.png`), join(job.media, `${shot}.webp`), { limit });
}

/** The still life behind the titles is rendered once; pictures and film are photographed in front of it. */
export async function takePictures(job) {
  await mkdir(job.media, { recursive: true });
  await copyFonts(join(job.cache, 'fonts'));
  if (!job.only) await renderFrame(job);
  const shots = {
    cover: await cover(),
    'gallery-1': await inUse(),
    'gallery-2': await moments(),
    'gallery-3': await allTitles(),
  };
  await withBrowser(async (browser) => {
    for (const [shot, html] of Object.entries(shots)) {
      if (!job.only || job.only === shot) await photograph(browser, job, shot, html);
    }
    if (job.only) return;
    await writeFile(join(job.cache, 'film.html'), await filmed());
    const size = { width: 1280, height: 720, crf: 23 };
    const loop = Math.ceil((await titles()).length * EACH);
    await film(browser, join(job.cache, 'film.html'), join(job.media, 'preview.mp4'), { loop, ...size });
  });
}
