import { join } from 'node:path';
import { COVER_LIMIT, GALLERY_LIMIT, toWebp } from './pictures.mjs';
import { blender } from './run.mjs';

const FULL = { samples: 84, width: 1600, height: 1200 };
const DRAFT = { samples: 16, width: 800, height: 600 };

/** Lays `scene` (see sheets.py) on the shop's table, photographs it and writes media/<shot>.webp, unless another is asked for. */
export async function photographTable({ seed, cache, media, draft, only }, shot, scene) {
  if (only && only !== shot) return;
  const out = join(cache, `${shot}.png`);
  await blender(join(seed, 'lib', 'sheets.py'), { ...(draft ? DRAFT : FULL), ...scene, out });
  const limit = shot === 'cover' ? COVER_LIMIT : GALLERY_LIMIT;
  await toWebp(out, join(media, `${shot}.webp`), { limit, denoise: scene.denoise ?? 1.4 });
}
