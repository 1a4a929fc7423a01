import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packMaps, photographMaps } from '../../lib/maps.mjs';
import { copyFonts } from '../../lib/package-files.mjs';
import { shoot, withBrowser } from '../../lib/photograph.mjs';
import { GALLERY_LIMIT, toWebp } from '../../lib/pictures.mjs';
import { python } from '../../lib/run.mjs';
import { photographScene } from '../../lib/table.mjs';
import { card, pieces } from './views.mjs';

const SURFACES = ['laid', 'wove', 'kraft', 'blotter', 'mulberry', 'indigo'];
const MAPS = { color: 7, normal: 12, roughness: 16, height: 18 };

/** Twenty-four maps as JPEG, four deckle masks, eight torn pieces, and the scripts that compute them. */
export async function buildPackage(job) {
  await packMaps(job, { surfaces: SURFACES, maps: MAPS, size: 1024 });
  await cp(join(job.folder, 'edges.py'), join(job.packaged, 'source', 'edges.py'));
  await python(join(job.packaged, 'source', 'edges.py'), { out: job.packaged });
  await cp(join(job.folder, 'README.md'), join(job.packaged, 'README.md'));
}

/** A fan of sheets, the maps, every torn and deckled edge, their rims in raking light, and an invitation in use. */
export async function takePictures(job) {
  await copyFonts(join(job.cache, 'fonts'));
  const read = async (path) => {
    const kind = path.endsWith('.png') ? 'png' : 'jpeg';
    return `data:image/${kind};base64,${await readFile(join(job.packaged, path), 'base64')}`;
  };
  const collage = join(job.cache, 'gallery-2.png');
  await writeFile(join(job.cache, 'pieces.html'), await pieces(read));
  await writeFile(join(job.cache, 'card.html'), card());
  await withBrowser(async (browser) => {
    await shoot(browser, join(job.cache, 'pieces.html'), collage);
    await shoot(browser, join(job.cache, 'card.html'), join(job.cache, 'card.png'), { width: 1500, height: 1056 });
  });
  for (const shot of ['cover', 'gallery-3', 'gallery-4']) await photographScene(job, shot);
  if (job.only) return;
  await photographMaps(job, 'gallery-1', { surfaces: SURFACES, kinds: Object.keys(MAPS), zoom: '260%' });
  await toWebp(collage, join(job.media, 'gallery-2.webp'), { limit: GALLERY_LIMIT });
}
