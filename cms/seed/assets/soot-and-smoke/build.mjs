import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { packMaps, photographMaps } from '../../lib/maps.mjs';
import { photographScene } from '../../lib/table.mjs';

const SURFACES = ['carbon-trap', 'pit-fired', 'naked-raku', 'lamp-black', 'flue-tar', 'fly-ash'];
const MAPS = { color: 4, normal: 6, roughness: 9, height: 7 };

/** Twenty-four maps as JPEG, and the scripts that compute them. */
export async function buildPackage(job) {
  await packMaps(job, { surfaces: SURFACES, maps: MAPS, size: 1024 });
  await cp(join(job.folder, 'README.md'), join(job.packaged, 'README.md'));
}

/** Slabs in a row, the sheet of maps, raking light, and pots that wear the surfaces on a set of the same. */
export async function takePictures(job) {
  for (const shot of ['cover', 'gallery-2', 'gallery-3']) await photographScene(job, shot);
  if (!job.only) await photographMaps(job, 'gallery-1', { surfaces: SURFACES, kinds: Object.keys(MAPS) });
}
