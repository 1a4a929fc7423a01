import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFonts } from '../../lib/package-files.mjs';
import { openPage, printPdf, shoot, withBrowser } from '../../lib/photograph.mjs';
import { toWebp } from '../../lib/pictures.mjs';
import { photographTable } from '../../lib/table.mjs';
import { loadIcons, toSprite, toSvg } from './drawing.mjs';
import { allIcons, construction, inUse, overview, poster } from './views.mjs';

/** Single files, sprite, names with search words, and the overview as HTML and PDF. */
export async function buildPackage({ folder, packaged }) {
  const icons = await loadIcons();
  await mkdir(join(packaged, 'svg'));
  for (const icon of icons) await writeFile(join(packaged, 'svg', `${icon.name}.svg`), toSvg(icon));
  await writeFile(join(packaged, 'sprite.svg'), toSprite(icons));
  const names = icons.map(({ name, group, words }) => ({ name, group, words, file: `svg/${name}.svg` }));
  await writeFile(join(packaged, 'icons.json'), `${JSON.stringify(names, null, 2)}\n`);
  await copyFonts(join(packaged, 'fonts'));
  await writeFile(join(packaged, 'overview.html'), overview(icons));
  await withBrowser((browser) => printPdf(browser, join(packaged, 'overview.html'), join(packaged, 'overview.pdf')));
  await mkdir(join(packaged, 'source'));
  for (const file of ['icons.json', 'drawing.mjs']) await cp(join(folder, file), join(packaged, 'source', file));
  await cp(join(folder, 'README.md'), join(packaged, 'README.md'));
}

/** The printed sheet on the table, all icons, one icon's construction, and a shop that uses them. */
export async function takePictures(job) {
  const icons = await loadIcons();
  await copyFonts(join(job.cache, 'fonts'));
  const flat = { 'gallery-1': allIcons(icons), 'gallery-2': construction(icons), 'gallery-3': inUse(icons) };
  await withBrowser(async (browser) => {
    for (const [shot, html] of Object.entries(flat)) {
      await writeFile(join(job.cache, `${shot}.html`), html);
      await shoot(browser, join(job.cache, `${shot}.html`), join(job.cache, `${shot}.png`));
      await toWebp(join(job.cache, `${shot}.png`), join(job.media, `${shot}.webp`));
    }
    for (const tone of ['light', 'dark']) {
      await writeFile(join(job.cache, `poster-${tone}.html`), poster(icons, tone));
      const page = await openPage(browser, join(job.cache, `poster-${tone}.html`), {
        width: 1260,
        height: 1782,
        scale: 2,
      });
      await page.screenshot({ path: join(job.cache, `poster-${tone}.png`) });
      await page.close();
    }
  });
  const sheet = (tone, at, turn, curl) => ({
    kind: 'paper',
    image: join(job.cache, `poster-${tone}.png`),
    size: [0.297, 0.42],
    at,
    turn,
    curl,
  });
  await photographTable(job, 'cover', {
    studio: { spread: 0.6, key: 1.05 },
    camera: { target: [0.005, 0.0, 0], distance: 0.94, pitch: 48, yaw: -10, lens: 70, focus: [0, -0.03, 0], stop: 5.6 },
    items: [
      sheet('dark', [0.2, 0.05, 0.0004], -17, 0.004),
      sheet('light', [-0.06, 0.0, 0.0014], 9, 0.03),
      { kind: 'model', model: 'bowl', at: [0.155, -0.115, 0.001], scale: 0.55, glaze: 'celadon' },
    ],
  });
}
