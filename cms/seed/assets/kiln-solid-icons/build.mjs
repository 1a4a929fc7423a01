import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadOutlines, shootPictures, writePngs, writeSvgs } from '../../lib/outline-set.mjs';
import { copyFonts } from '../../lib/package-files.mjs';
import { withBrowser } from '../../lib/photograph.mjs';
import { photographScene } from '../../lib/table.mjs';
import { allIcons, BOX, construction, inUse, pairs, usage } from './views.mjs';

/** Names, groups and search words come from the line icons, so that the two sets stay swappable. */
async function load({ folder, seed }) {
  const lines = JSON.parse(await readFile(join(seed, 'assets', 'kiln-line-icons', 'icons.json'), 'utf8'));
  const outlines = new Map((await loadOutlines(folder)).map(({ name, path }) => [name, path]));
  const icons = lines.map(({ name, group, words }) => {
    if (!outlines.has(name)) throw new Error(`no solid drawing for ${name}: add it to drawn.json, run lib/flatten.mjs`);
    return { name, group, words, path: outlines.get(name) };
  });
  return { icons, lines: Object.fromEntries(lines.map(({ name, paths }) => [name, paths])) };
}

/** SVG files, sprite, PNG in three sizes, names with search words, the page of all icons, the drawing steps. */
export async function buildPackage(job) {
  const { folder, packaged } = job;
  const { icons } = await load(job);
  await writeSvgs(icons, BOX, packaged);
  await withBrowser((browser) => writePngs(browser, icons, BOX, [24, 48, 96], packaged));
  const names = icons.map(({ name, group, words }) => ({ name, group, words, file: `svg/${name}.svg` }));
  await writeFile(join(packaged, 'icons.json'), `${JSON.stringify(names, null, 2)}\n`);
  await copyFonts(join(packaged, 'fonts'));
  await writeFile(join(packaged, 'overview.html'), usage(icons));
  await mkdir(join(packaged, 'source'));
  await cp(join(folder, 'drawn.json'), join(packaged, 'source', 'drawn.json'));
  await cp(join(folder, 'README.md'), join(packaged, 'README.md'));
}

/** Six glazed icons on the table, pairs of line and solid, all of them, the grid, and a shop on a phone. */
export async function takePictures(job) {
  const { icons, lines } = await load(job);
  await copyFonts(join(job.cache, 'fonts'));
  const flat = {
    'gallery-1': pairs(icons, lines),
    'gallery-2': allIcons(icons),
    'gallery-3': inUse(icons, lines),
    'gallery-4': construction(icons),
  };
  await withBrowser((browser) => shootPictures(browser, job, flat));
  await photographScene(job, 'cover');
}
