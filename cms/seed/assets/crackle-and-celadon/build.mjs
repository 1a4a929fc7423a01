import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { packMaps, photographMaps } from '../../lib/maps.mjs';
import { toJpeg } from '../../lib/pictures.mjs';
import { blender } from '../../lib/run.mjs';
import { photographScene } from '../../lib/table.mjs';

const SURFACES = ['celadon', 'crackle', 'tenmoku', 'oil-spot', 'matte-ash', 'iron-speckle', 'jun', 'oxblood'];
const MAPS = { color: 4, normal: 5, roughness: 7, height: 6, clearcoat: 7 };

/** Forty maps as JPEG, and the scripts that compute them. */
export async function buildPackage(job) {
  await packMaps(job, { surfaces: SURFACES, maps: MAPS, size: 1024 });
  await cp(join(job.folder, 'README.md'), join(job.packaged, 'README.md'));
}

/** Dishes from above, the sheet of maps, tiles from near, a shelf of pots, and three pots to turn in the browser. */
export async function takePictures(job) {
  for (const shot of ['cover', 'gallery-2', 'gallery-3']) await photographScene(job, shot);
  if (job.only) return;
  await photographMaps(job, 'gallery-1', { surfaces: SURFACES, kinds: Object.keys(MAPS) });
  const small = join(job.cache, 'small');
  await mkdir(small, { recursive: true });
  for (const surface of ['oxblood', 'crackle', 'oil-spot']) {
    for (const kind of ['color', 'normal']) {
      const name = `${surface}-${kind}`;
      await toJpeg(join(job.cache, 'maps', `${name}.png`), join(small, `${name}.jpg`), 6, 512);
    }
  }
  await blender(join(job.folder, 'preview.py'), { maps: small, out: join(job.media, 'preview.glb') });
}
