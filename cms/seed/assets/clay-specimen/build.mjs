import { cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { copyFonts } from '../../lib/package-files.mjs';
import { shoot, withBrowser } from '../../lib/photograph.mjs';
import { COVER_LIMIT, GALLERY_LIMIT, toWebp } from '../../lib/pictures.mjs';
import { blender } from '../../lib/run.mjs';

const FAMILY = dirname(createRequire(import.meta.url).resolve('@fontsource/bricolage-grotesque/package.json'));
const FONT = join(FAMILY, 'files', 'bricolage-grotesque-latin-800-normal.woff');
const SMALLER_FONT = `${FONT}2`;
const SHOTS = ['cover', 'gallery-1', 'gallery-2', 'gallery-3'];

/** The lit .blend, a GLB and a PNG of each glyph, the table, and the typeface with its licence. */
export async function buildPackage({ folder, cache, packaged, draft }) {
  await blender(join(folder, 'export.py'), { out: packaged, font: FONT });
  const cutout = { work: join(cache, 'cutouts'), samples: draft ? 4 : 6, height: 512 };
  await blender(join(folder, 'cutouts.py'), { ...cutout, out: join(packaged, 'png'), font: FONT });
  await cp(join(folder, 'README.md'), join(packaged, 'README.md'));
  await mkdir(join(packaged, 'typeface'));
  await cp(SMALLER_FONT, join(packaged, 'typeface', 'bricolage-grotesque-latin-800.woff2'));
  await cp(join(FAMILY, 'LICENSE'), join(packaged, 'typeface', 'OFL.txt'));
}

/** Four path-traced pictures, one of a poster that is photographed first, and a row of glyphs to turn in the browser. */
export async function takePictures({ folder, cache, media, draft, only }) {
  const size = draft ? { samples: 8, width: 400, height: 300 } : { samples: 8, width: 1600, height: 1200 };
  if (!only) await blender(join(folder, 'preview.py'), { out: join(media, 'preview.glb'), font: FONT });
  for (const shot of SHOTS.filter((name) => !only || only === name)) {
    if (shot === 'gallery-3') await photographPoster(folder, cache);
    const out = join(cache, `${shot}.png`);
    await blender(join(folder, 'pictures.py'), { cache, out, shot, font: FONT, exposure: 0, ...size });
    const limit = shot === 'cover' ? COVER_LIMIT : GALLERY_LIMIT;
    await toWebp(out, join(media, `${shot}.webp`), { limit });
  }
}

async function photographPoster(folder, cache) {
  await copyFonts(join(cache, 'fonts'));
  await cp(join(folder, 'poster.html'), join(cache, 'poster.html'));
  const page = { width: 1200, height: 1600 };
  await withBrowser((browser) => shoot(browser, join(cache, 'poster.html'), join(cache, 'poster.png'), page));
}
