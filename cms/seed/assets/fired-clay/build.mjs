import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { packMaps, photographMaps } from '../../lib/maps.mjs';
import { photographTable } from '../../lib/table.mjs';

const SURFACES = ['terracotta', 'stoneware', 'soot', 'rag-paper'];
const MAPS = { color: 4, normal: 5, roughness: 6, height: 4 };

/** Sixteen maps as JPEG, and the scripts that compute them. */
export async function buildPackage(job) {
  await packMaps(job, { surfaces: SURFACES, maps: MAPS, size: 2048 });
  await cp(join(job.folder, 'README.md'), join(job.packaged, 'README.md'));
}

/** Slabs on the table, the sheet of maps, raking light, and pots that wear the surfaces. */
export async function takePictures(job) {
  const maps = (surface) => join(job.packaged, surface, surface);
  const slab = (surface, at, turn, more = {}) => ({
    kind: 'slab',
    maps: maps(surface),
    size: [0.2, 0.2],
    at,
    turn,
    ...more,
  });
  await photographTable(job, 'cover', {
    studio: { spread: 0.55, height: 0.62, key: 0.95 },
    camera: { target: [0.0, -0.012, 0.0], distance: 1.13, pitch: 40, yaw: 27, lens: 70 },
    items: [
      slab('soot', [0.107, 0.107, 0], 0, { thickness: 0.02 }),
      slab('rag-paper', [-0.107, 0.107, 0], 0, { thickness: 0.008, strength: 1.6 }),
      slab('terracotta', [-0.107, -0.107, 0], 0, { thickness: 0.018, strength: 1.3 }),
      slab('stoneware', [0.107, -0.107, 0], 0, { thickness: 0.014, strength: 1.3 }),
      { kind: 'model', model: 'sphere', at: [0.05, 0.06, 0.02], scale: 0.36, glaze: 'signal' },
    ],
  });
  await photographTable(job, 'gallery-2', {
    studio: { spread: 0.5, key: 0.9, height: 0.26 },
    camera: { target: [0.0, 0.0, 0.012], distance: 0.5, pitch: 34, yaw: 22, lens: 70, focus: [0, 0, 0.014], stop: 11 },
    items: [
      slab('terracotta', [-0.152, -0.03, 0], 0, { size: [0.3, 0.3], repeat: 1.5, strength: 1.8 }),
      slab('soot', [0.152, 0.0, 0], 0, { size: [0.3, 0.3], repeat: 1.2, strength: 1.6 }),
    ],
  });
  await photographTable(job, 'gallery-3', {
    studio: { spread: 0.5 },
    camera: { target: [-0.01, 0.02, 0.098], distance: 1.24, pitch: 13, yaw: 2, lens: 75 },
    items: [
      { kind: 'model', model: 'moon_jar', maps: maps('stoneware'), at: [-0.02, 0.02, 0], repeat: [2, 1] },
      { kind: 'model', model: 'tall_vase', maps: maps('soot'), at: [0.16, 0.05, 0], repeat: [2, 2] },
      { kind: 'model', model: 'planter', maps: maps('terracotta'), at: [-0.2, 0.03, 0], repeat: [2, 1] },
      { kind: 'model', model: 'bowl', maps: maps('rag-paper'), at: [0.09, -0.1, 0], repeat: [2, 1], scale: 0.8 },
    ],
  });
  await photographMaps(job, 'gallery-1', { surfaces: SURFACES, kinds: Object.keys(MAPS) });
}
