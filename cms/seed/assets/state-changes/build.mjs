import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shootPictures } from '../../lib/outline-set.mjs';
import { copyFonts } from '../../lib/package-files.mjs';
import { withBrowser } from '../../lib/photograph.mjs';
import { photographScene } from '../../lib/table.mjs';
import { filmStates } from './film.mjs';
import { STATES, svg } from './states.mjs';
import { filmed, inUse, moments, overview, pairs } from './views.mjs';

/** One SVG for each change, the stylesheet that moves them, and the page that shows them. */
export async function buildPackage({ folder, packaged }) {
  await mkdir(join(packaged, 'svg'));
  for (const state of STATES) await writeFile(join(packaged, 'svg', `${state.name}.svg`), `${svg(state)}\n`);
  await cp(join(folder, 'source', 'states.css'), join(packaged, 'states.css'));
  await copyFonts(join(packaged, 'fonts'));
  await writeFile(join(packaged, 'overview.html'), await overview());
  await cp(join(folder, 'README.md'), join(packaged, 'README.md'));
}

/** Six keys on the table, a player in use, moments, pairs, and the film of all twenty. */
export async function takePictures(job) {
  await copyFonts(join(job.cache, 'fonts'));
  const flat = { 'gallery-1': await moments(), 'gallery-2': await inUse(), 'gallery-3': await pairs() };
  await writeFile(join(job.cache, 'film.html'), await filmed());
  await withBrowser(async (browser) => {
    await shootPictures(browser, job, flat);
    if (!job.only) await filmStates(browser, join(job.cache, 'film.html'), join(job.media, 'preview.mp4'));
  });
  await photographScene(job, 'cover');
}
