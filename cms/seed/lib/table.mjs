import { join } from 'node:path';
import { COVER_LIMIT, GALLERY_LIMIT, HEIGHT, toWebp, WIDTH } from './pictures.mjs';
import { blender } from './run.mjs';

const FULL = { samples: 8, width: 1600, height: 1200 };
const DRAFT = { samples: 4, width: 800, height: 600 };

/** Lays `scene` (see sheets.py) on the shop's table, photographs it and writes media/<shot>.webp, unless another is asked for. */
export async function photographTable({ seed, cache, media, draft, only }, shot, scene) {
  if (only && only !== shot) return;
  const out = join(cache, `${shot}.png`);
  await blender(join(seed, 'lib', 'sheets.py'), { ...(draft ? DRAFT : FULL), ...scene, out });
  const limit = shot === 'cover' ? COVER_LIMIT : GALLERY_LIMIT;
  await toWebp(out, join(media, `${shot}.webp`), { limit });
}

/**
 * Renders a shot of the asset's own scene.py (see scene.py, `take`) to media/<shot>.webp, unless another is asked for.
 * `detail` below 1 renders smaller and enlarges: enough where there is no lettering.
 */
export async function photographScene(
  { folder, cache, media, draft, only },
  shot,
  { samples = 8, detail = 0.9, exposure = 0 } = {},
) {
  if (only && only !== shot) return;
  const out = join(cache, `${shot}.png`);
  const [scale, take] = draft ? [0.4, 4] : [detail, samples];
  const size = { width: Math.round(WIDTH * scale), height: Math.round(HEIGHT * scale) };
  await blender(join(folder, 'scene.py'), { shot, out, cache, samples: take, exposure, ...size });
  await toWebp(out, join(media, `${shot}.webp`), { limit: shot === 'cover' ? 200_000 : 250_000 });
}
