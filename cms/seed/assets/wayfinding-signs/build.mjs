import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadOutlines, shootPictures, writePngs, writeSvgs } from '../../lib/outline-set.mjs';
import { copyFonts } from '../../lib/package-files.mjs';
import { printPdf, shoot, withBrowser } from '../../lib/photograph.mjs';
import { photographScene } from '../../lib/table.mjs';
import { allSigns, arrows, board, BOX, composer, print } from './views.mjs';

const isArrow = ({ name }) => name.startsWith('arrow-');

/** SVG of every sign and arrow, PNG, two print files of A5 pages, the page that composes a sign. */
export async function buildPackage({ folder, packaged, cache }) {
  const marks = await loadOutlines(folder);
  const signs = marks.filter((mark) => !isArrow(mark));
  await writeSvgs(signs, BOX, join(packaged, 'signs'));
  await writeSvgs(marks.filter(isArrow), BOX, join(packaged, 'arrows'));
  await mkdir(join(packaged, 'pdf'));
  await withBrowser(async (browser) => {
    await writePngs(browser, signs, BOX, [512], join(packaged, 'signs'));
    for (const tone of ['light', 'dark']) {
      const sheets = join(cache, `${tone}.html`);
      await writeFile(sheets, print(signs, tone === 'dark'));
      await printPdf(browser, sheets, join(packaged, 'pdf', `signs-a5-${tone}.pdf`));
    }
  });
  await copyFonts(join(packaged, 'fonts'));
  await writeFile(join(packaged, 'sign.html'), composer(marks));
  await mkdir(join(packaged, 'source'));
  await cp(join(folder, 'drawn.json'), join(packaged, 'source', 'drawn.json'));
  await cp(join(folder, 'README.md'), join(packaged, 'README.md'));
}

/** Three plates on the table, a board on a wall, all signs, the arrows. */
export async function takePictures(job) {
  const marks = await loadOutlines(job.folder);
  await copyFonts(join(job.cache, 'fonts'));
  const flat = { 'gallery-2': allSigns(marks.filter((mark) => !isArrow(mark))), 'gallery-3': arrows(marks) };
  await withBrowser(async (browser) => {
    await shootPictures(browser, job, flat);
    await writeFile(join(job.cache, 'board.html'), board(marks));
    await shoot(browser, join(job.cache, 'board.html'), join(job.cache, 'board.png'), { width: 1200, height: 1500 });
  });
  await photographScene(job, 'cover');
  await photographScene(job, 'gallery-1');
}
