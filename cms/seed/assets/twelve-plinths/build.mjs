import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFonts } from '../../lib/package-files.mjs';
import { shoot, withBrowser } from '../../lib/photograph.mjs';
import { COVER_LIMIT, GALLERY_LIMIT, toWebp } from '../../lib/pictures.mjs';
import { blender } from '../../lib/run.mjs';

const RENDERED = ['cover', 'gallery-1', 'gallery-2', 'gallery-3'];
const FULL = { samples: 8, width: 1600, height: 1200 };
const DRAFT = { samples: 8, width: 400, height: 300 };

/** The .blend with its twelve lit scenes, a GLB of each stage and the table of sizes. */
export async function buildPackage({ folder, packaged }) {
  await blender(join(folder, 'export.py'), { out: packaged });
  await cp(join(folder, 'README.md'), join(packaged, 'README.md'));
}

/** Four path-traced pictures, a shop's page with a fifth on it, and a group to turn in the browser. */
export async function takePictures({ folder, cache, media, draft, only }) {
  const isAsked = (shot) => !only || only === shot;
  const render = async (shot, size) => {
    const out = join(cache, `${shot}.png`);
    await blender(join(folder, 'pictures.py'), { cache, out, shot, exposure: 0, ...size });
    return out;
  };
  if (!only) await blender(join(folder, 'preview.py'), { out: join(media, 'preview.glb') });
  for (const shot of RENDERED.filter(isAsked)) {
    const limit = shot === 'cover' ? COVER_LIMIT : GALLERY_LIMIT;
    await toWebp(await render(shot, draft ? DRAFT : FULL), join(media, `${shot}.webp`), { limit });
  }
  if (!isAsked('gallery-4')) return;
  await render('product', draft ? { samples: 8, width: 300, height: 360 } : { samples: 8, width: 1000, height: 1200 });
  await copyFonts(join(cache, 'fonts'));
  await cp(join(folder, 'shop.html'), join(cache, 'shop.html'));
  await withBrowser((browser) => shoot(browser, join(cache, 'shop.html'), join(cache, 'shop.png')));
  await toWebp(join(cache, 'shop.png'), join(media, 'gallery-4.webp'));
}
