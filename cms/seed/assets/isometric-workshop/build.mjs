import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFonts } from '../../lib/package-files.mjs';
import { shoot, withBrowser } from '../../lib/photograph.mjs';
import { COVER_LIMIT, GALLERY_LIMIT, toWebp } from '../../lib/pictures.mjs';
import { blender } from '../../lib/run.mjs';

/** The lit .blend, GLB files, sprites with their index, and the table of sizes. */
export async function buildPackage({ folder, cache, packaged, draft }) {
  await blender(join(folder, 'export.py'), { out: packaged });
  const sprites = { out: join(packaged, 'png'), work: join(cache, 'sprites'), pixels: 1024, samples: draft ? 4 : 6 };
  await blender(join(folder, 'sprites.py'), sprites);
  await cp(join(folder, 'README.md'), join(packaged, 'README.md'));
}

/** Two path-traced pictures, two pages made of the sprites, and four pieces to turn in the browser. */
export async function takePictures({ folder, cache, media, draft, only }) {
  const isAsked = (shot) => !only || only === shot;
  const size = draft ? { samples: 8, width: 400, height: 300 } : { samples: 8, width: 1600, height: 1200 };
  if (!only) await blender(join(folder, 'preview.py'), { out: join(media, 'preview.glb') });
  for (const shot of ['cover', 'gallery-2'].filter(isAsked)) {
    const out = join(cache, `${shot}.png`);
    const limit = shot === 'cover' ? COVER_LIMIT : GALLERY_LIMIT;
    await blender(join(folder, 'pictures.py'), { cache, out, shot, exposure: 0, ...size });
    await toWebp(out, join(media, `${shot}.webp`), { limit });
  }
  await copyFonts(join(cache, 'fonts'));
  for (const [shot, page] of Object.entries({ 'gallery-1': 'pieces.html', 'gallery-3': 'site.html' })) {
    if (!isAsked(shot)) continue;
    await cp(join(folder, page), join(cache, page));
    await withBrowser((browser) => shoot(browser, join(cache, page), join(cache, `${shot}.png`)));
    await toWebp(join(cache, `${shot}.png`), join(media, `${shot}.webp`));
  }
}
