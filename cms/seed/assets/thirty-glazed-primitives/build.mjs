import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { COVER_LIMIT, GALLERY_LIMIT, toJpeg, toWebp } from '../../lib/pictures.mjs';
import { blender } from '../../lib/run.mjs';

const SHOTS = ['cover', 'gallery-1', 'gallery-2', 'gallery-3'];

/** The .blend, the GLB files, a table of sizes, a small picture of each model, and the scripts that made them. */
export async function buildPackage({ folder, seed, cache, packaged }) {
  await blender(join(folder, 'export.py'), { out: packaged });
  await cp(join(folder, 'README.md'), join(packaged, 'README.md'));
  const small = join(cache, 'thumbnails');
  await blender(join(folder, 'thumbnails.py'), { out: small, samples: 28 });
  await mkdir(join(packaged, 'thumbnails'));
  for (const picture of await readdir(small)) {
    await toJpeg(join(small, picture), join(packaged, 'thumbnails', picture.replace('.png', '.jpg')));
  }
  await mkdir(join(packaged, 'source'));
  for (const script of ['solids.py', 'vessels.py', 'models.py', 'export.py']) {
    await cp(join(folder, script), join(packaged, 'source', script));
  }
  for (const script of ['mesh.py', 'rig.py']) await cp(join(seed, 'lib', script), join(packaged, 'source', script));
}

/** Four path-traced pictures, about three minutes each on two cores, and a group to turn in the browser. */
export async function takePictures({ folder, cache, media, draft, only }) {
  const size = draft ? { samples: 4, width: 800, height: 600 } : { samples: 8, width: 1600, height: 1200 };
  if (!only) await blender(join(folder, 'preview.py'), { out: join(media, 'preview.glb') });
  for (const shot of SHOTS.filter((name) => !only || only === name)) {
    await blender(join(folder, 'pictures.py'), { cache, shots: [shot], ...size });
    const limit = shot === 'cover' ? COVER_LIMIT : GALLERY_LIMIT;
    await toWebp(join(cache, `${shot}.png`), join(media, `${shot}.webp`), { limit });
  }
}
