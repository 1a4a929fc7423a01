import { join } from 'node:path';
import { COVER_LIMIT, GALLERY_LIMIT, HEIGHT, toWebp, WIDTH } from './pictures.mjs';
import { blender } from './run.mjs';

const FULL = { samples: 84, width: 1600, height: 1200 };
const CLEAN = { samples: 16, width: 1600, height: 1200 };
const DRAFT = { samples: 16, width: 800, height: 600 };

/**
 * Lays `scene` (see sheets.py) on the shop's table, photographs it and writes media/<shot>.webp, unless another is asked for.
 * `scene.clean` takes a fifth of the samples and smooths the grain away, lettering stays sharp.
 */
export async function photographTable({ seed, cache, media, draft, only }, shot, scene) {
  if (only && only !== shot) return;
  const out = join(cache, `${shot}.png`);
  const size = draft ? DRAFT : scene.clean ? CLEAN : FULL;
  await blender(join(seed, 'lib', 'sheets.py'), { ...size, ...scene, out });
  const limit = shot === 'cover' ? COVER_LIMIT : GALLERY_LIMIT;
  await toWebp(out, join(media, `${shot}.webp`), { limit, denoise: scene.denoise ?? (scene.clean ? 0 : 1.4) });
}

/**
 * Renders a shot of the asset's own scene.py (see scene.py, `take`) to media/<shot>.webp, unless another is asked for.
 * `detail` below 1 renders smaller and enlarges: enough where there is no lettering.
 */
export async function photographScene(
  { folder, cache, media, draft, only },
  shot,
  { samples = 24, detail = 0.85, exposure = 0 } = {},
) {
  if (only && only !== shot) return;
  const out = join(cache, `${shot}.png`);
  const [scale, take] = draft ? [0.4, 4] : [detail, samples];
  const size = { width: Math.round(WIDTH * scale), height: Math.round(HEIGHT * scale) };
  await blender(join(folder, 'scene.py'), { shot, out, cache, samples: take, exposure, ...size });
  await toWebp(out, join(media, `${shot}.webp`), { limit: shot === 'cover' ? 200_000 : 250_000 });
}
