import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadOutlines, shootPictures, writePngs, writeSvgs } from '../../lib/outline-set.mjs';
import { copyFonts } from '../../lib/package-files.mjs';
import { withBrowser } from '../../lib/photograph.mjs';
import { photographScene } from '../../lib/table.mjs';
import { allMarks, BOX, inUse, sizes } from './views.mjs';

/** SVG files, sprite, PNG in three sizes, the drawing steps. */
export async function buildPackage({ folder, packaged }) {
  const marks = await loadOutlines(folder);
  await writeSvgs(marks, BOX, packaged);
  await withBrowser((browser) => writePngs(browser, marks, BOX, [48, 96, 256], packaged));
  await mkdir(join(packaged, 'source'));
  await cp(join(folder, 'drawn.json'), join(packaged, 'source', 'drawn.json'));
  await cp(join(folder, 'README.md'), join(packaged, 'README.md'));
}

/** Five marks on the table, a download page, all marks, their sizes. */
export async function takePictures(job) {
  const marks = await loadOutlines(job.folder);
  await copyFonts(join(job.cache, 'fonts'));
  const flat = { 'gallery-1': inUse(marks), 'gallery-2': allMarks(marks), 'gallery-3': sizes(marks) };
  await withBrowser((browser) => shootPictures(browser, job, flat));
  await photographScene(job, 'cover');
}
